import { isBankAccountRight } from '@grzadka/contract/settings/bank-account';

/** The 26 digits of an account in Poland that a text is, with 'PL', a slash, an apostrophe and blanks or without; else null. */
export function readAccountNumber(text: string): string | null {
  const digits = text.replace(/[\s'"=/-]/g, '').replace(/^PL(?=\d)/i, '');
  return /^\d{26}$/.test(digits) ? digits : null;
}

/** The same of the first of several texts that is one with right check digits, or else of the first that is one; `own` is none of them. */
export function firstAccountNumber(texts: readonly string[], own: string): string | null {
  const numbers = texts
    .map(readAccountNumber)
    .filter((number) => number !== null)
    .filter((number) => number !== own);
  return numbers.find(isBankAccountRight) ?? numbers[0] ?? null;
}

/** The account that stands somewhere in a text of more. */
export function accountNumberWithin(text: string): string | null {
  const found = /(?<!\d)(?:\d[ \u00A0-]?){25}\d(?!\d)/.exec(text);
  return found ? readAccountNumber(found[0]) : null;
}
