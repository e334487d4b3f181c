import { parseDay } from '@grzadka/contract/core/fields';
import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import { parsePolishDate } from '#src/core/polish-date.ts';

/** A day as banks print it in tables, '2026-11-21', '21-11-2026' or '21.11.2026', as 'YYYY-MM-DD'; null for none. */
export function readDay(text: string): string | null {
  const day = parsePolishDate(text.replace(/^'|'$/g, '').trim())?.toPlainDate().toString();
  return withinBounds(day);
}

/** A day of XML: a date, or an instant, which is turned into the day at the gardens. */
export function readXmlDay(text: string): string | null {
  const [, day, offset] =
    /^\s*(\d{4}-\d{2}-\d{2})(?:T[\d:.]+)?(Z|[+-]\d{2}:\d{2})?\s*$/.exec(text) ?? [];
  if (offset === undefined || !text.includes('T')) return withinBounds(day);
  try {
    const instant = Temporal.Instant.from(text.trim());
    return withinBounds(instant.toZonedDateTimeISO(gardenTimeZone).toPlainDate().toString());
  } catch {
    return null;
  }
}

/** A day of MT940, 'YYMMDD'. */
export function readSwiftDay(text: string): string | null {
  return withinBounds(`20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`);
}

/** Null for a day that is none, or lies where no day of the program does. */
function withinBounds(day: string | undefined): string | null {
  return day !== undefined && parseDay(day) !== undefined ? day : null;
}
