import type { FoundText } from './found-text.ts';
import { numbersIn } from './numbers-in.ts';

const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1];

/** What is added to the month, by the century: the one that has 80 added is the nineteenth. */
const centuries: Readonly<Record<number, number>> = { 80: 1800, 0: 1900, 20: 2000 };

/** As it is written: in one, or in two parts. In more of them stand dates and sums. */
const longest = weights.length + 1;

/** The numbers of the register of people (PESEL) in a text: 11 digits with a right sum and a day of birth. */
export function* peselsIn(text: string): Generator<FoundText> {
  for (const found of numbersIn(text, weights.length)) {
    if (found.length <= longest && isPesel(found.value)) yield found;
  }
}

/** Whether 11 digits may be somebody's PESEL: the checksum is right, and they begin with a day that there was. */
export function isPesel(digits: string): boolean {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return sum % 10 === 0 && beginsWithDay(digits);
}

function beginsWithDay(digits: string): boolean {
  const [year = 0, month = 0, day = 0] = (digits.match(/\d\d/g) ?? []).map(Number);
  const added = Math.floor(month / 20) * 20;
  const century = centuries[added];
  if (century === undefined) return false;
  const date = new Date(Date.UTC(century + year, month - added - 1, day));
  return date.getUTCMonth() === month - added - 1 && date.getUTCDate() === day;
}
