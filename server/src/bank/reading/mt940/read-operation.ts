import { ownReference } from '../text/own-reference.ts';
import { readSwiftAmount } from '../text/read-amount.ts';
import { readSwiftDay } from '../text/read-day.ts';

/** What :61: says of an operation. */
interface Operation {
  readonly bookingDay: string;
  readonly valueDay: string;
  readonly amount: number;
  readonly reference: string | null;
}

const field =
  /^(?<value>\d{6})(?<booked>\d{4})?(?<direction>R?[CD])[A-Z]?(?<amount>\d[\d,.]{0,30})(?:[A-Z][A-Z0-9]{3})?(?<references>.*)$/s;

/** Reads the first line of :61:; null where it is none, or its day or amount is not one. */
export function readOperation(text: string): Operation | null {
  const { value, booked, direction, amount: digits, references } = field.exec(text)?.groups ?? {};
  const valueDay = readSwiftDay(value ?? '');
  const amount = readSwiftAmount(digits ?? '');
  if (valueDay === null || amount === null) return null;
  const bookingDay = booked === undefined ? valueDay : nearest(valueDay, booked);
  if (bookingDay === null) return null;
  // What takes a credit back is a debit.
  const isDebit = direction === 'D' || direction === 'RC';
  const signed = isDebit && amount !== 0 ? -amount : amount;
  return { bookingDay, valueDay, amount: signed, reference: referenceOf(references ?? '') };
}

/** The booking day has no year: it is that in which the day lies nearest to the value day. */
function nearest(valueDay: string, monthDay: string): string | null {
  if (valueDay.replaceAll('-', '').endsWith(monthDay)) return valueDay;
  const value = Temporal.PlainDate.from(valueDay);
  let best: { day: string; distance: number } | undefined;
  for (const year of [value.year, value.year - 1, value.year + 1]) {
    const day = readSwiftDay(`${String(year).slice(2)}${monthDay}`);
    if (day === null) continue;
    const distance = Math.abs(value.until(day, { largestUnit: 'day' }).days);
    if (best === undefined || distance < best.distance) best = { day, distance };
  }
  return best?.day ?? null;
}

/** What follows '//', unless it is a word for none. */
function referenceOf(references: string): string | null {
  return ownReference(references.split('//').slice(1).join('//'));
}
