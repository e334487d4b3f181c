import { withoutSeparators } from '../core/fields.ts';

/** Shown beside a number that is accepted all the same. */
export const wrongChecksum = 'Ten numer wygląda na błędny – sprawdź cyfry';

const nipWeights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
const shortRegonWeights = [8, 9, 2, 3, 4, 5, 6, 7];
const longRegonWeights = [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8];

/**
 * The warning for a NIP as typed whose check digit is wrong. Undefined for a right one, and for what
 * is no NIP at all: that is a fault of its own.
 */
export function nipWarning(typed: string): string | undefined {
  const nip = withoutSeparators(typed);
  if (!/^\d{10}$/.test(nip)) return undefined;
  return isAllZeros(nip) || remainder(nip, nipWeights) !== Number(nip[9])
    ? wrongChecksum
    : undefined;
}

/** The same for a REGON of 9 digits, or of 14, in which the first nine must be right too. */
export function regonWarning(typed: string): string | undefined {
  const regon = withoutSeparators(typed);
  if (!/^(\d{9}|\d{14})$/.test(regon)) return undefined;
  const isShortRight = remainder(regon, shortRegonWeights) % 10 === Number(regon[8]);
  const isLongRight =
    regon.length === 9 || remainder(regon, longRegonWeights) % 10 === Number(regon[13]);
  return isAllZeros(regon) || !isShortRight || !isLongRight ? wrongChecksum : undefined;
}

/** The remainder modulo 11 of the weighted sum, 0 to 10. */
function remainder(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;
}

function isAllZeros(digits: string): boolean {
  return /^0+$/.test(digits);
}
