import { gardenToday } from '@grzadka/contract/core/time/time-zone';

/** The year of a day that is written without one. */
export function yearOfToday(): number {
  return Number(gardenToday().slice(0, 'YYYY'.length));
}
