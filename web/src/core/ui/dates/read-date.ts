import dayjs, { type Dayjs } from 'dayjs';

/** How people set the parts of a date apart; screens write the year first. */
const spellings = [
  /^(?<day>\d{1,2})[.\-/ ](?<month>\d{1,2})[.\-/ ](?<year>\d{4})(?<rest>.*)$/,
  /^(?<year>\d{4})[.\-/ ](?<month>\d{1,2})[.\-/ ](?<day>\d{1,2})(?<rest>.*)$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})(?<rest>.*)$/,
];

/** What may follow the day: nothing, or hour and minute, and seconds that no field shows. */
const time = /^(?:[ ,T]*(?<hour>\d{1,2}):?(?<minute>\d{2})(?::\d{2}(?:[.,]\d+)?)?)?$/;

/** A date as it was read, in local time. */
export interface ReadDate {
  readonly date: Dayjs;
  /** Whether it came with a time; else it is the beginning of the day. */
  readonly hasTime: boolean;
}

/**
 * A date that was copied from somewhere, in one of the ways people write it: '21.11.2026', '21112026',
 * '21.11.2026 08:12', '211120260812', '2026.11.21 08:12:33'. Undefined where it is none, such as the
 * 31st of February.
 */
export function readDate(text: string): ReadDate | undefined {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  for (const spelling of spellings) {
    const parts = spelling.exec(line)?.groups;
    const timeParts = time.exec(parts?.['rest'] ?? '')?.groups;
    if (!parts || !timeParts) continue;
    const [day, month, year] = [parts['day'], parts['month'], parts['year']].map(Number);
    const { hour, minute } = timeParts;
    const date = dayjs(
      new Date(
        Number(year),
        Number(month) - 1,
        Number(day),
        Number(hour ?? 0),
        Number(minute ?? 0),
      ),
    );
    // A day or an hour beyond the last one would be one of those that follow.
    const isThere =
      date.date() === day && date.month() + 1 === month && date.hour() === Number(hour ?? 0);
    if (isThere && Number(minute ?? 0) < 60) return { date, hasTime: hour !== undefined };
  }
  return undefined;
}
