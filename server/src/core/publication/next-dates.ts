import {
  type PinDates,
  type PublicationDates,
  publicationRefusals,
} from '@grzadka/contract/core/publication/publication';
import {
  type Period,
  type PeriodState,
  periodState,
} from '@grzadka/contract/core/publication/publication-state';
import { AppError } from '../errors/app-error.ts';

/**
 * The dates of a record that is published from now on. One that is published already keeps its own; an
 * end that has passed goes.
 * @param now UTC, as the dates are
 */
export function publishedNow(dates: PublicationDates, now: string): PublicationDates {
  const { publicationFromDate: from, publicationThruDate: thru } = dates;
  const isPublished = stateAt(now, { from, thru }) === 'current';
  return {
    publicationFromDate: isPublished ? from : now,
    publicationThruDate: thru !== null && thru > now ? thru : null,
  };
}

/**
 * The dates of a record whose publication ends now; of one that readers do not see, its own. 400 for
 * one that is still to be published: it has no end yet that could be moved to now.
 */
export function publicationEnded(dates: PublicationDates, now: string): PublicationDates {
  const { publicationFromDate: from, publicationThruDate: thru } = dates;
  const state = stateAt(now, { from, thru });
  if (state === 'planned') {
    throw new AppError('validation', { message: publicationRefusals.notBegun });
  }
  return { publicationFromDate: from, publicationThruDate: state === 'current' ? now : thru };
}

/**
 * The dates of a record that is pinned until an instant, from now on where it is not pinned yet. 400
 * where that instant is over.
 */
export function pinnedUntil(
  { pinFromDate: from, pinThruDate: thru }: PinDates,
  { until, now }: { until: string; now: string },
): PinDates {
  if (until <= now) throw new AppError('validation', { message: publicationRefusals.pinIsOver });
  const isPinned = stateAt(now, { from, thru }) === 'current';
  return { pinFromDate: isPinned ? from : now, pinThruDate: until };
}

function stateAt(now: string, period: Period): PeriodState {
  return periodState(period, new Date(now));
}
