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
  if (validFrom === null && validThru === null) return 'bez podanych dat';
  if (validThru === null) return `od ${dayText(validFrom)}`;
  if (validFrom === null) return `do ${dayText(validThru)}`;
  return `${dayText(validFrom)} – ${dayText(validThru)}`;
}

function dayText(day: string | null): string {
  return (day ?? '').replaceAll('-', '.');
}
