import { formatAmount } from '@grzadka/contract/core/number/amount';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import type { Period } from '@grzadka/contract/meter/consumption/periods';
import type { NamedResolution } from './terms.ts';

/** A day as letters have it: '17.04.2027'. */
export function dayOnPaper(day: string): string {
  return day.split('-').toReversed().join('.');
}

/** Some days as lines name them: a year of the calendar is '2027', all others are named by both their ends. */
export function periodOnPaper({ from, thru }: Period): string {
  const year = from.slice(0, 'YYYY'.length);
  return from === `${year}-01-01` && thru === `${year}-12-31` ? year : daysOnPaper({ from, thru });
}

/** The same by both their ends in any case. */
export function daysOnPaper({ from, thru }: Period): string {
  return `${dayOnPaper(from)}–${dayOnPaper(thru)}`;
}

/** A quantity with its unit: '132,232 kWh'; areas have two places in any case: '312,50 m²'. */
export function quantityOnPaper(quantity: string, unit: string): string {
  const [whole = '', decimals = ''] = quantity.split('.');
  const figures =
    unit === squareMetres
      ? `${formatDecimal(Number(whole))},${decimals.padEnd(2, '0')}`
      : formatDecimal(Number(quantity));
  return `${figures}\u00a0${unit}`;
}

export const squareMetres = 'm²';

/** What a line is about, how its amount comes about, and by which resolution. */
interface LineParts {
  /** Such as 'Opłata ogrodowa 2027'. */
  readonly about: string;
  /** Each ends in an amount: what is multiplied, and after it what share of it is charged. */
  readonly steps: readonly { readonly factors: string; readonly amount: number }[];
  readonly resolution: NamedResolution | null;
}

/**
 * The words of a line: 'Opłata ogrodowa 2027: 312,50 m² (wg planu) × 0,45 zł = 140,63 zł – uchwała 3/2027 z 17.04.2027'
 * (docs/product/charges.md#lines).
 */
export function lineInWords({ about, steps, resolution }: LineParts): string {
  const sums = steps.map(({ factors, amount }) => `${factors} = ${formatAmount(amount)}`);
  const by = resolution
    ? ` – uchwała ${resolution.number} z ${dayOnPaper(resolution.adoptedOn)}`
    : '';
  return `${about}: ${sums.join(', ')}${by}`;
}
