import { dayInWords } from '../core/time/day-in-words.ts';
import { gardenTimeZone } from '../core/time/time-zone.ts';
import type { MessageDetails } from './message.model.ts';
import type { MessageField } from './text-fields.ts';

/** The meeting or the readings that a message is about. */
export type Occasion = Pick<
  MessageDetails,
  'meetingAt' | 'meetingPlace' | 'readingFrom' | 'readingThru'
>;

/** What a message says to everybody of the meeting or the readings that it is about; null where that is not known yet. */
export const occasionWriters = {
  odczyt_od: ({ readingFrom }) => dayOrNull(readingFrom),
  odczyt_do: ({ readingThru }) => dayOrNull(readingThru),
  zebranie_kiedy: ({ meetingAt }) => meetingAt && meetingInWords(meetingAt),
  zebranie_gdzie: ({ meetingPlace }) => meetingPlace,
} as const satisfies Partial<Record<MessageField, (occasion: Occasion) => string | null>>;

/** The same as values of the fields, of those that are known. */
export function occasionValues(occasion: Occasion): Partial<Record<MessageField, string>> {
  const values = Object.entries(occasionWriters).map(([field, write]) => [field, write(occasion)]);
  return Object.fromEntries(values.filter(([, value]) => value !== null));
}

function dayOrNull(day: string | null): string | null {
  return day === null ? null : dayInWords(day);
}

let timeOfDay: Intl.DateTimeFormat | undefined;

/** '27 marca 2027, godz. 10:00'. */
function meetingInWords(instant: string): string {
  timeOfDay ??= new Intl.DateTimeFormat('pl-PL', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: gardenTimeZone,
  });
  return `${dayInWords(instant)}, godz.\u00a0${timeOfDay.format(new Date(instant))}`;
}
