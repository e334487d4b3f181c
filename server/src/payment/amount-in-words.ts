import { type Forms, nounFor } from '@grzadka/contract/core/counted';

const ones = [
  '',
  'jeden',
  'dwa',
  'trzy',
  'cztery',
  'pięć',
  'sześć',
  'siedem',
  'osiem',
  'dziewięć',
  'dziesięć',
  'jedenaście',
  'dwanaście',
  'trzynaście',
  'czternaście',
  'piętnaście',
  'szesnaście',
  'siedemnaście',
  'osiemnaście',
  'dziewiętnaście',
] as const;

const tens = [
  '',
  '',
  'dwadzieścia',
  'trzydzieści',
  'czterdzieści',
  'pięćdziesiąt',
  'sześćdziesiąt',
  'siedemdziesiąt',
  'osiemdziesiąt',
  'dziewięćdziesiąt',
] as const;

const hundreds = [
  '',
  'sto',
  'dwieście',
  'trzysta',
  'czterysta',
  'pięćset',
  'sześćset',
  'siedemset',
  'osiemset',
  'dziewięćset',
] as const;

/** What whole thousands are called, the smallest first. */
const groups: readonly Forms[] = [
  { one: 'tysiąc', few: 'tysiące', many: 'tysięcy' },
  { one: 'milion', few: 'miliony', many: 'milionów' },
  { one: 'miliard', few: 'miliardy', many: 'miliardów' },
];

const zlote: Forms = { one: 'złoty', few: 'złote', many: 'złotych' };
const groszy: Forms = { one: 'grosz', few: 'grosze', many: 'groszy' };

/**
 * An amount in grosze, not below zero, as it is written out on receipts: 'dwieście dwadzieścia trzy złote pięćdziesiąt jeden groszy'
 * (docs/product/payments.md#receipt).
 */
export function amountInWords(grosze: number): string {
  const whole = Math.floor(grosze / 100);
  const rest = grosze % 100;
  return `${numberInWords(whole)} ${nounFor(whole, zlote)} ${numberInWords(rest)} ${nounFor(rest, groszy)}`;
}

/** A whole number below a billion of thousands, not below zero, in words. */
function numberInWords(number: number): string {
  if (number === 0) return 'zero';
  const words: string[] = [];
  for (let left = number, at = -1; left > 0; left = Math.floor(left / 1000), at += 1) {
    const three = left % 1000;
    const forms = groups[at];
    if (three === 0) continue;
    if (forms === undefined) words.unshift(threeDigits(three));
    // A thousand is not 'one thousand'.
    else words.unshift(three === 1 ? forms.one : `${threeDigits(three)} ${nounFor(three, forms)}`);
  }
  return words.join(' ');
}

function threeDigits(number: number): string {
  const belowHundred = number % 100;
  const below =
    belowHundred < ones.length
      ? [ones[belowHundred]]
      : [tens[Math.floor(belowHundred / 10)], ones[belowHundred % 10]];
  return [hundreds[Math.floor(number / 100)], ...below].filter((word) => word !== '').join(' ');
}
