/** A day in words: '14 kwietnia 2026'. */
export function dayText(day: Temporal.PlainDate): string {
  return day.toLocaleString('pl', { day: 'numeric', month: 'long', year: 'numeric' });
}

/** The same without the year: '14 kwietnia'. */
export function shortDay(day: Temporal.PlainDate): string {
  return day.toLocaleString('pl', { day: 'numeric', month: 'long' });
}

const saturday = 6;

/** The first Saturday that is at least `days` later: when people have time. */
export function saturdayAfter(day: Temporal.PlainDate, days: number): Temporal.PlainDate {
  const earliest = day.add({ days });
  return earliest.add({ days: (saturday - earliest.dayOfWeek + 7) % 7 });
}
