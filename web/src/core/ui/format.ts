import { megabyte } from '@grzadka/contract/core/upload';
import dayjs from 'dayjs';

/** What stands in place of a date that is not set. */
const noDate = '(brak)';

/** An instant of the wire as local time, YYYY.MM.DD HH:mm:ss; '(brak)' when empty. */
export function formatInstant(instant: string | null | undefined): string {
  return instant ? dayjs(instant).format('YYYY.MM.DD HH:mm:ss') : noDate;
}

const decimalFormat = new Intl.NumberFormat('pl-PL', {
  maximumFractionDigits: 3,
  // Polish groups only from five digits by default; columns of readings read better when all do.
  useGrouping: 'always',
});

/** A number with a Polish comma and thousands set apart by a non-breaking space, to the thousandth. */
export function formatDecimal(value: number): string {
  return decimalFormat.format(value);
}

/** A size in bytes as megabytes, to the hundredth. */
export function formatMegabytes(bytes: number): string {
  return `${formatDecimal(Math.round((bytes / megabyte) * 100) / 100)}\u00a0MB`;
}
