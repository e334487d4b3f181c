import type { PinDates, PublicationDates } from '@grzadka/contract/core/publication';

type Row<Dates> = Readonly<Record<keyof Dates, Date | null>>;

/** The publication dates of a row as the wire carries them. */
export function presentPublication(row: Row<PublicationDates>): PublicationDates {
  return {
    publicationFromDate: presentInstant(row.publicationFromDate),
    publicationThruDate: presentInstant(row.publicationThruDate),
  };
}

/** The pin dates of a row as the wire carries them. */
export function presentPin(row: Row<PinDates>): PinDates {
  return {
    pinFromDate: presentInstant(row.pinFromDate),
    pinThruDate: presentInstant(row.pinThruDate),
  };
}

function presentInstant(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
