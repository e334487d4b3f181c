import { addDays, addMonths } from '@grzadka/contract/core/time/calendar-steps';
import { dayAsTyped } from '@grzadka/contract/core/time/typed-date';

type Part = 'day' | 'month' | 'year' | 'hour' | 'minute';

/** Where a part of a date stands in its text. */
const places: Readonly<Record<Part, readonly [start: number, end: number]>> = {
  day: [0, 2],
  month: [3, 5],
  year: [6, 10],
  hour: [11, 13],
  minute: [14, 16],
};

const parts = Object.keys(places) as Part[];

/** How far the hours and minutes of a time alone stand before those of a date. */
const clockAt = 'DD.MM.YYYY '.length;

/**
 * A date as fields write it, 'DD.MM.YYYY' with or without 'HH:mm', or a time alone, with the part at the cursor one further
 * on or back, and where that part stands; undefined for no date. Hours and minutes turn within their day.
 */
export function stepDate(text: string, cursor: number, by: number) {
  const isClock = /^\d\d:\d\d$/.test(text);
  if (!isClock && !/^\d\d\.\d\d\.\d{4}( \d\d:\d\d)?$/.test(text)) return undefined;
  const moved = isClock ? clockAt : 0;
  const part =
    parts.find((one) => places[one][1] - moved >= cursor && places[one][0] >= moved) ?? 'day';
  const [start, end] = places[part];
  const written = text.slice(start - moved, end - moved);
  const place = { start: start - moved, end: end - moved };
  if (part === 'hour' || part === 'minute') {
    const most = part === 'hour' ? 24 : 60;
    const turned = String((Number(written) + by + most) % most).padStart(2, '0');
    return { ...place, text: text.slice(0, place.start) + turned + text.slice(place.end) };
  }
  const [year, month, day] = parts
    .slice(0, 3)
    .toReversed()
    .map((one) => text.slice(...places[one]));
  const standing = `${year}-${month}-${day}`;
  const stepped =
    part === 'day' ? addDays(standing, by) : addMonths(standing, part === 'year' ? 12 * by : by);
  return { ...place, text: dayAsTyped(stepped) + text.slice(places.year[1]) };
}
