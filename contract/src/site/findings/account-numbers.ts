import { isBankAccountRight } from '../../settings/bank-account.ts';
import { type FoundText, numberFinder } from './found-text.ts';

const numbers = numberFinder(26);

/** The numbers of bank accounts in Poland (NRB) in a text, with the letters 'PL' in front or without. */
export function accountNumbersIn(text: string): FoundText[] {
  return numbers(text).filter(({ value }) => isBankAccountRight(value));
}
