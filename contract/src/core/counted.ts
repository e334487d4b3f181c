import { figuresOf } from './figures.ts';

const rules = new Intl.PluralRules('pl');

/** The forms of a Polish noun beside a number: 1 znak, 2 znaki, 5 znaków. */
export interface Forms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

/** A whole number with its noun, not to be torn apart at the end of a line: '64 znaki'. */
export function counted(count: number, forms: Forms): string {
  return `${figuresOf(count, { places: 0, groupedFrom: 5 })}\u00a0${nounFor(count, forms)}`;
}

/** The form of a noun that goes with a whole number: 'znaki' with 64. */
export function nounFor(count: number, { one, few, many }: Forms): string {
  const rule = rules.select(count);
  // Whole numbers know no further form; 'other' is that of fractions.
  return rule === 'one' ? one : rule === 'few' ? few : many;
}

const days = { one: 'dzień', few: 'dni', many: 'dni' };

/** So many days: '1 dzień', '516 dni'. */
export function countedDays(count: number): string {
  return counted(count, days);
}
