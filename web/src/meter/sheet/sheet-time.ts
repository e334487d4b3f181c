import { parseDay } from '@grzadka/contract/core/fields';
import { formatDay } from '../../core/ui/format.ts';
import type { SheetTime } from './kept-sheet.ts';

/** The time of day that a reading of a former day is given where nobody knows it. */
const unknownTime = '12:00';

/** The day it is on this clock. */
export function today(now: Date = new Date()): string {
  return formatDay(now.toISOString()).replaceAll('.', '-');
}

/**
 * When the readings of a sheet were taken, as they are sent: of today without a time null, which is when each is typed; of
 * another day without a time its noon. Undefined where no day is stated, or a time that is none.
 */
export function measuredAtOf(
  { day, time }: SheetTime,
  now: Date = new Date(),
): string | null | undefined {
  if (day === '' || !isTime(time)) return undefined;
  if (time === '' && day === today(now)) return null;
  // Without a zone it is by the clock of this machine.
  return new Date(`${day}T${time || unknownTime}`).toISOString();
}

/** The time that a sheet is of before anybody has said otherwise. */
export function presentTime(): SheetTime {
  return { day: today(), time: '' };
}

/** The time that an address asks for by a day, 'YYYY-MM-DD'; undefined where it names none that was. */
export function askedTime(day: string | null): SheetTime | undefined {
  const asked = { day: parseDay(day ?? '') ?? '', time: '' };
  return isUsable(asked) ? asked : undefined;
}

/** Whether readings can be of that time. */
export function isUsable({ day, time }: SheetTime): boolean {
  return day !== '' && day <= today() && isTime(time);
}

/** Whether it is a time, or none; what is no time stays as it was typed. */
function isTime(time: string): boolean {
  return time === '' || /^\d\d:\d\d$/.test(time);
}
