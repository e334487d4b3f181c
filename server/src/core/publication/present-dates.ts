import type { PinDates, PublicationDates } from '@grzadka/contract/core/publication';

/** The publication dates among the columns of a row. */
export function presentPublication({
  publicationFromDate,
  publicationThruDate,
}: PublicationDates): PublicationDates {
  return { publicationFromDate, publicationThruDate };
}

/** The pin dates among the columns of a row. */
export function presentPin({ pinFromDate, pinThruDate }: PinDates): PinDates {
  return { pinFromDate, pinThruDate };
}
