import { publicationEnded, stateAt } from '@grzadka/contract/core/publication/next-dates';
import {
  type PinDates,
  type PublicationDates,
  publicationRefusals,
} from '@grzadka/contract/core/publication/publication';
import { AppError } from '../errors/app-error.ts';

/**
 * As `publicationEnded`. 400 for one that is still to be published: it has no end yet that could be moved to now.
 */
export function publicationEndedOrRefused(dates: PublicationDates, now: string): PublicationDates {
  const { publicationFromDate: from, publicationThruDate: thru } = dates;
  if (stateAt(now, { from, thru }) === 'planned') {
    throw new AppError('validation', { message: publicationRefusals.notBegun });
  }
  return publicationEnded(dates, now);
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
