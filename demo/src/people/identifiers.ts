import type { Faker } from '@faker-js/faker';
import { nipWarning, regonWarning } from '@grzadka/contract/party/checksum';

/** A NIP whose check digit is right. */
export function nip(random: Faker): string {
  return withCheckDigit(random, 9, nipWarning);
}

/** A REGON of nine digits whose check digit is right. */
export function regon(random: Faker): string {
  return withCheckDigit(random, 8, regonWarning);
}

function withCheckDigit(
  random: Faker,
  length: number,
  warning: (number: string) => string | undefined,
): string {
  for (;;) {
    const beginning = random.string.numeric({ length, allowLeadingZeros: false });
    const numbers = Array.from('0123456789', (digit) => beginning + digit);
    const right = numbers.find((number) => warning(number) === undefined);
    // Some beginnings of a NIP have no right check digit.
    if (right !== undefined) return right;
  }
}
