import type { PublicationDates } from './publication.ts';
import { type Period, type PeriodState, periodState } from './publication-state.ts';

/**
 * The dates of a record that is published from now on. One that is published already keeps its own; an
 * end that has passed goes (docs/product/rules.md#bulk).
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

/** The dates of a record whose publication ends now; of one that readers do not see, its own. */
export function publicationEnded(dates: PublicationDates, now: string): PublicationDates {
  const { publicationFromDate: from, publicationThruDate: thru } = dates;
  const isPublished = stateAt(now, { from, thru }) === 'current';
  return { publicationFromDate: from, publicationThruDate: isPublished ? now : thru };
}

/** How a period stands at an instant that is stated as its dates are. */
export function stateAt(now: string, period: Period): PeriodState {
  return periodState(period, new Date(now));
}
