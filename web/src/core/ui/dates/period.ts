import { dayInFigures } from '@grzadka/contract/core/time/in-figures';

/** When a garden is held: the first and the last day, 'YYYY-MM-DD'; null is an open end. */
export interface Period {
  readonly validFrom: string | null;
  readonly validThru: string | null;
}

/** Whether the period is over. */
export function isOver({ validThru }: Period, today: string): boolean {
  return validThru !== null && validThru < today;
}

/** Whether the period has not begun. */
export function isToCome({ validFrom }: Period, today: string): boolean {
  return validFrom !== null && validFrom > today;
}

/** A period as people read it, its days as YYYY.MM.DD. */
export function periodText({ validFrom, validThru }: Period): string {
  const from = validFrom && dayInFigures(validFrom);
  const thru = validThru && dayInFigures(validThru);
  if (from && thru) return `${from} – ${thru}`;
  if (from) return `od ${from}`;
  return thru ? `do ${thru}` : 'bez podanych dat';
}
