import dayjs from 'dayjs';
import type { SheetTime } from './kept-sheet.ts';

/** The time of day that a reading of a former day is given where nobody knows it. */
const unknownTime = '12:00';

/** The day it is on this clock. */
export function today(now: Date = new Date()): string {
  return dayjs(now).format('YYYY-MM-DD');
}

/**
 * When the readings of a sheet were taken, as they are sent: of today without a time null, which is when each is typed; of
 * another day without a time its noon. Undefined where no day is stated.
 */
export function measuredAtOf(
  { day, time }: SheetTime,
  now: Date = new Date(),
): string | null | undefined {
  if (day === '') return undefined;
  if (time === '' && day === today(now)) return null;
  return dayjs(`${day}T${time || unknownTime}`).toISOString();
}

/** The time that a sheet is of before anybody has said otherwise. */
export function presentTime(): SheetTime {
  return { day: today(), time: '' };
}

/** The time that an address asks for by a day, 'YYYY-MM-DD'; undefined where it names none that was. */
export function askedTime(day: string | null): SheetTime | undefined {
  const isDay = day !== null && /^\d{4}-\d\d-\d\d$/.test(day) && dayjs(day).isValid();
  return isDay && isUsable({ day, time: '' }) ? { day, time: '' } : undefined;
}

/** Whether readings can be of that time. */
export function isUsable({ day }: SheetTime): boolean {
  return day !== '' && day <= today();
}
