import { gardenToday } from '@grzadka/contract/core/time/time-zone';

/** The days of a year that are counted, 'YYYY-MM-DD', both inclusive. */
export interface DaysOfYear {
  readonly year: number;
  readonly first: string;
  /** Its last day; whatever is posted lies before tomorrow. */
  readonly last: string;
  /** The last of them that has come: today where the year is not over. */
  readonly asOf: string;
  /** How many of its months have begun. */
  readonly months: number;
}

/** The year in which today lies. */
export function thisYear(): number {
  return Number(gardenToday().slice(0, 'YYYY'.length));
}

/** The days of a year as of today; of one that is to come nothing has come. */
export function daysOfYear(year: number): DaysOfYear {
  const today = gardenToday();
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const asOf = last < today ? last : today;
  return { year, first, last, asOf, months: first > today ? 0 : Number(asOf.slice(5, 7)) };
}
