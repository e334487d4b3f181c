import * as z from 'zod/mini';
import { optionalDigits, requiredDigits, withoutSeparators } from '../core/fields.ts';
import { messages } from '../core/messages.ts';

/** How many digits the number of an account in Poland (NRB) has. */
const length = 26;

/** 'PL' as its letters count in the sum: A is 10, and so on. */
const countryDigits = '2521';

/** Whether the check digits of an account's 26 digits are right (ISO 13616): modulo 97 the number leaves 1. */
export function isBankAccountRight(digits: string): boolean {
  const turned = `${digits.slice(2)}${countryDigits}${digits.slice(0, 2)}`;
  return BigInt(turned) % 97n === 1n;
}

/** The number of the account whose 24 digits after the check digits these are (ISO 13616). */
export function withCheckDigits(digits: string): string {
  const check = 98n - (BigInt(`${digits}${countryDigits}00`) % 97n);
  return `${String(check).padStart(2, '0')}${digits}`;
}

/** The number of an account as banks print it: '61 1090 1014 0000 0712 1981 2874'. */
export function formatBankAccount(digits: string): string {
  return digits.replace(/^\d{2}|\d{4}(?=\d)/g, '$&\u00a0');
}

/** The same as people type it, with the blanks of a keyboard, at which a line may end. */
export function typedBankAccount(digits: string): string {
  return formatBankAccount(digits).replaceAll('\u00a0', ' ');
}

/** How one is typed, in words of OpenAPI. */
const typedPattern = `(PL|pl)?\\s*((\\d[\\s-]*){${length}})`;

const rules = {
  lengths: [length],
  wrongLength: `Numer rachunku powinien mieć ${length}\u00a0cyfr`,
};

const wrongDigits = 'W numerze rachunku jest pomyłka – sprawdź cyfry';

const asTyped = z
  .string({ error: messages.invalidValue })
  .check(z.meta({ pattern: `^\\s*(${typedPattern})?$` }));

/**
 * An optional bank account in Poland: typed in groups or without, with 'PL' in front or without, kept as
 * its 26 digits. A wrong check digit is refused and not warned of: money would go elsewhere.
 */
export const optionalBankAccount = z
  .pipe(z.nullish(z.pipe(asTyped, z.transform(withoutCountry))), optionalDigits(rules))
  .check(z.refine((digits) => digits === null || isBankAccountRight(digits), wrongDigits));

/** A required bank account in Poland, typed and kept as an optional one. */
export const requiredBankAccount = z
  .pipe(
    z.pipe(
      z
        .string({ error: messages.fieldEmpty })
        .check(z.meta({ minLength: 1, pattern: `^\\s*${typedPattern}$` })),
      z.transform(withoutCountry),
    ),
    requiredDigits(rules),
  )
  .check(z.refine((digits) => digits.length !== length || isBankAccountRight(digits), wrongDigits));

function withoutCountry(typed: string): string {
  return withoutSeparators(typed).replace(/^pl/i, '');
}
