const yearFirst = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})/;
const dayFirst = /^(?<day>\d{1,2})[.\-/](?<month>\d{1,2})[.\-/](?<year>\d{4})/;
const timeOfDay = /^(?:[ T]+(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?)?$/;

/**
 * A date as people in Poland write it, with or without a time of day: '2026-11-21', '21.11.2026',
 * '21.11.2026 8:30'. Undefined when there is no such day or time.
 */
export function parsePolishDate(text: string): Temporal.PlainDateTime | undefined {
  const date = yearFirst.exec(text) ?? dayFirst.exec(text);
  const time = timeOfDay.exec(text.slice(date?.[0].length));
  if (!date || !time) return undefined;
  const parts = Object.entries({ ...date.groups, ...time.groups })
    .filter(([, digits]) => digits !== undefined)
    .map(([unit, digits]) => [unit, Number(digits)]);
  try {
    return Temporal.PlainDateTime.from(Object.fromEntries(parts), { overflow: 'reject' });
  } catch {
    return undefined;
  }
}
