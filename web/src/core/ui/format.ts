import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { megabyte } from '@grzadka/contract/core/upload';

/** What stands in place of a date that is not set. */
const noDate = '(brak)';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** An instant of the wire as local time, YYYY.MM.DD HH:mm:ss; '(brak)' when empty. */
export function formatInstant(instant: string | null | undefined): string {
  if (!instant) return noDate;
  const at = new Date(instant);
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(twoDigits).join('.');
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(twoDigits).join(':')}`;
}

/** The same to the minute, YYYY.MM.DD HH:mm. */
export function formatMinute(instant: string): string {
  return formatInstant(instant).slice(0, -':00'.length);
}

/** The same within a sentence, where no line ends between the day and its time. */
export function minuteInText(instant: string): string {
  return formatMinute(instant).replace(' ', '\u00a0');
}

/** The same as somebody says it at `now`: on the same day HH:mm alone, and on any other without a break. */
export function formatClock(instant: string, now: Date): string {
  const said = minuteInText(instant);
  const isToday = formatDay(instant) === formatDay(now.toISOString());
  return isToday ? said.slice('YYYY.MM.DD '.length) : said;
}

/** The same to the day, YYYY.MM.DD. */
export function formatDay(instant: string): string {
  return formatInstant(instant).slice(0, 'YYYY.MM.DD'.length);
}

/** A size in bytes as megabytes, to the hundredth. */
export function formatMegabytes(bytes: number): string {
  return `${formatDecimal(Math.round((bytes / megabyte) * 100) / 100)}\u00a0MB`;
}

/** A size in bytes to the kilobyte begun: of a small file the megabytes say nothing. */
export function formatKilobytes(bytes: number): string {
  return `${formatDecimal(Math.ceil(bytes / 1024))}\u00a0kB`;
}
