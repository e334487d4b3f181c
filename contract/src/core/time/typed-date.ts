import { earliestDay, latestDay } from '../fields.ts';
import { withoutInvisible } from '../invisible.ts';
import { readClock, type TypedTime } from './typed-clock.ts';
import { typedDateRefusals as refusals, type TypedShape } from './typed-date-refusals.ts';
import { monthName, monthOfWord, weekdayName, weekdayOfWord } from './typed-words.ts';

/** Why a date that was typed is none, in words to stand beside it. */
export interface Refused {
  readonly refusal: string;
}

/** A day as it was read. */
export interface TypedDay {
  /** 'YYYY-MM-DD' within the bounds of dates. */
  readonly day: string;
  /** Whether its year was written out: until then further digits may make it another day ('1.5.20', '1.5.2026'). */
  readonly isWhole: boolean;
}

/** A day with its time, as far as that was written. */
export interface TypedMinute extends TypedDay {
  /** 'HH:mm', or null. */
  readonly time: string | null;
}

/**
 * A day as people write it (docs/product/rules.md#typed-days): '2026.05.01', '1.5.2026', '1.5.26', '1.5' of this year,
 * '01052026', '1 maja 2026', '1.V.2026', set apart by dots, hyphens, slashes, commas or blanks. Four digits first are a
 * year; otherwise the day stands before the month. A time that follows is left out.
 * @param thisYear the year of a day that is written without one
 */
export function readTypedDay(text: string, thisYear: number): TypedDay | Refused {
  const read = readParts(text, thisYear);
  if ('fault' in read) return refused(read.fault, 'dd.mm.rrrr');
  const { day, isWhole } = read;
  return { day, isWhole };
}

/** A day with its time as people write it: such a day, and '14:30', '8:05', '14.30', 'godz. 14' or '1430' behind it. */
export function readTypedMinute(text: string, thisYear: number): TypedMinute | Refused {
  const read = readParts(text, thisYear);
  if ('fault' in read) return refused(read.fault, 'dd.mm.rrrr gg:mm');
  return { ...read, isWhole: read.isWhole && read.time !== null };
}

/** A time of the day as people write it: '14:30', '8:05', '8.05', '805', 'godz. 8'. */
export function readTypedTime(text: string): TypedTime | Refused {
  const time = readClock(folded(text));
  return 'fault' in time ? refused(time.fault, 'gg:mm') : time;
}

/** Returns a day, 'YYYY-MM-DD', as fields write it: DD.MM.YYYY. */
export function dayAsTyped(day: string): string {
  return day.split('-').toReversed().join('.');
}

function refused(fault: string, shape: TypedShape): Refused {
  return { refusal: refusals.asked(fault, shape) };
}

interface Fault {
  readonly fault: string;
}

const unread: Fault = { fault: refusals.unread };

/** What stands between the parts of a day. */
const between = String.raw`(?: ?[.,/-] ?| )`;
const monthPart = String.raw`(?<month>\d{1,2}|\p{L}{1,12}\.?)`;
const dayPart = String.raw`(?<day>\d{1,2})`;

const shapes = [
  new RegExp(`^(?<year>\\d{4})${between}${monthPart}${between}${dayPart}$`, 'u'),
  new RegExp(`^${dayPart}${between}${monthPart}(?:${between}(?<year>\\d{1,4}))?$`, 'u'),
];

/** Digits alone. Four of them first are a year, unless the last four are: no month is the 19th or the 20th. */
const digitShapes = [
  /^(?<day>\d\d)(?<month>\d\d)(?<year>(?:19|20)\d\d)$/,
  /^(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4}|\d\d)$/,
];

/** A time at the end. */
const clockAtEnd =
  /[ t,]((?:(?:o|g|godz)\.? )?\d{1,2}[:.]?\d\d(?::\d\d(?:[.,]\d{1,9})?)?|godz\.? \d{1,2})$/;
const clockOfDigits = /(?<=^\d{8})(\d{4})$/;

function readParts(text: string, thisYear: number): TypedMinute | Fault {
  const line = folded(text);
  const alone = readDate(line, thisYear);
  if (alone !== undefined) return 'fault' in alone ? alone : { ...alone, time: null };
  const end = clockOfDigits.exec(line) ?? clockAtEnd.exec(line);
  const date = readDate(line.slice(0, end?.index), thisYear);
  if (date === undefined) return unread;
  if ('fault' in date) return date;
  const clock = readClock(end?.[1] ?? '');
  return 'fault' in clock ? clock : { ...date, time: clock.time };
}

/** A day alone; undefined for what has not the shape of one. */
function readDate(text: string, thisYear: number): TypedDay | Fault | undefined {
  const { weekday, rest } = withoutWords(text);
  const parts = [...shapes, ...digitShapes]
    .map((shape) => shape.exec(rest)?.groups)
    .find((groups) => groups !== undefined);
  if (parts === undefined) return undefined;
  const year = yearOf(parts['year'], thisYear);
  if (typeof year === 'object') return year;
  const monthNumber = monthOf(parts['month'] ?? '');
  if (typeof monthNumber === 'object') return monthNumber;
  const dayNumber = Number(parts['day']);
  if (dayNumber === 0) return { fault: refusals.day(dayNumber) };
  const days = new Date(Date.UTC(year, monthNumber, 0)).getUTCDate();
  if (dayNumber > days) {
    return { fault: refusals.lastDay(`${monthName(monthNumber)} ${year}`, days) };
  }
  const date = new Date(Date.UTC(year, monthNumber - 1, dayNumber));
  const read = date.toISOString().slice(0, 'YYYY-MM-DD'.length);
  if (weekday !== undefined && weekday !== date.getUTCDay()) {
    return { fault: refusals.weekday(read, weekdayName(date.getUTCDay())) };
  }
  return { day: read, isWhole: parts['year']?.length === 4 };
}

function yearOf(digits: string | undefined, thisYear: number): number | Fault {
  if (digits === undefined) return thisYear;
  const year = Number(digits);
  // As the clocks of computers have it: nobody is born in '68 but in '69.
  if (digits.length === 2) return year + (year < 69 ? 2000 : 1900);
  if (digits.length !== 4) return { fault: refusals.yearDigits };
  const isWithin = digits >= earliestDay.slice(0, 4) && digits <= latestDay.slice(0, 4);
  return isWithin ? year : { fault: refusals.year };
}

function monthOf(written: string): number | Fault {
  const word = written.replace(/\.$/, '');
  const number = /^\d/.test(word) ? Number(word) : monthOfWord(word);
  if (number === undefined) return { fault: refusals.month(`„${word}”`) };
  return number >= 1 && number <= 12 ? number : { fault: refusals.month(String(number)) };
}

/** A day without the words and signs around it ('piątek, dnia 1 maja 2026 r.,'), and the day of the week among them. */
function withoutWords(text: string): { weekday: number | undefined; rest: string } {
  let rest = text.replace(/[ .,;]{1,3}$/, '').replace(/(\d) ?(?:r|roku)$/, '$1');
  const [said = '', first = ''] = /^(\p{L}{2,12})\.?,? /u.exec(rest) ?? [];
  const weekday = weekdayOfWord(first);
  if (weekday !== undefined) rest = rest.slice(said.length);
  return { weekday, rest: rest.replace(/^(?:dnia|dn\.?) /, '') };
}

/** A line in small letters without diacritics, with single blanks and plain hyphens, and nothing that cannot be seen. */
function folded(text: string): string {
  return withoutInvisible(text)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll(/\p{Pd}|\u2212/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
