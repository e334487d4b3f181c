import { isBankAccountRight } from '../../settings/bank-account.ts';
import type { FoundText } from './found-text.ts';
import { numbersIn } from './numbers-in.ts';

const digits = 26;

/** The numbers of bank accounts in Poland (NRB) in a text, with the letters 'PL' in front or without. */
export function* accountNumbersIn(text: string): Generator<FoundText> {
  for (const found of numbersIn(text, digits)) if (isBankAccountRight(found.value)) yield found;
}
