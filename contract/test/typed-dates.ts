import { typedDateRefusals as refusals } from '../src/core/time/typed-date-refusals.ts';

interface TakenShape {
  readonly typed: string;
  /** 'YYYY-MM-DD', or 'MM-DD' of the year it is. */
  readonly day: string;
  /** 'HH:mm', where it is typed. */
  readonly time?: string;
}

interface RefusedShape {
  readonly typed: string;
  readonly fault: string;
}

/** How people write the 1st of May 2026, and other days: every field of dates takes these. */
export const takenDates: readonly TakenShape[] = [
  { typed: '1.5.26', day: '2026-05-01' },
  { typed: '01.05.26', day: '2026-05-01' },
  { typed: '1.5.2026', day: '2026-05-01' },
  { typed: '01.05.2026', day: '2026-05-01' },
  { typed: '1. 5. 2026', day: '2026-05-01' },
  { typed: '1.5.2026.', day: '2026-05-01' },
  { typed: '1.05.2026 r.', day: '2026-05-01' },
  { typed: '2026.05.01', day: '2026-05-01' },
  { typed: '2026.5.1', day: '2026-05-01' },
  { typed: '2026-05-01', day: '2026-05-01' },
  { typed: '2026/5/1', day: '2026-05-01' },
  { typed: '2026 05 01', day: '2026-05-01' },
  { typed: '20260501', day: '2026-05-01' },
  { typed: '01052026', day: '2026-05-01' },
  { typed: '010526', day: '2026-05-01' },
  { typed: '20051950', day: '1950-05-20' },
  { typed: '01-05-2026', day: '2026-05-01' },
  { typed: '1-5-26', day: '2026-05-01' },
  { typed: '1–5–2026', day: '2026-05-01' },
  { typed: '1/5/2026', day: '2026-05-01' },
  { typed: '1,5,2026', day: '2026-05-01' },
  { typed: '1 5 2026', day: '2026-05-01' },
  { typed: ' 1.5.2026 ', day: '2026-05-01' },
  { typed: '1.5', day: '05-01' },
  { typed: '31.12.', day: '12-31' },
  { typed: '1 maja', day: '05-01' },
  { typed: '1 maja 2026', day: '2026-05-01' },
  { typed: '1 MAJ 26', day: '2026-05-01' },
  { typed: '3 września 2026 r.', day: '2026-09-03' },
  { typed: '3 wrzesnia 2026 roku', day: '2026-09-03' },
  { typed: '12 paź. 2026', day: '2026-10-12' },
  { typed: '1.V.2026', day: '2026-05-01' },
  { typed: '24 xii 2026', day: '2026-12-24' },
  { typed: 'piątek, 1 maja 2026', day: '2026-05-01' },
  { typed: 'pt. 1.05.2026', day: '2026-05-01' },
  { typed: 'dnia 1 maja 2026 r.', day: '2026-05-01' },
  { typed: '29.2.2028', day: '2028-02-29' },
  { typed: '1.5.68', day: '2068-05-01' },
  { typed: '1.5.69', day: '1969-05-01' },
  { typed: '2026.05.01 14:30', day: '2026-05-01', time: '14:30' },
  { typed: '2026.05.01 14:30:59', day: '2026-05-01', time: '14:30' },
  { typed: '2026-05-01T14:30', day: '2026-05-01', time: '14:30' },
  { typed: '1.5.26 8:05', day: '2026-05-01', time: '08:05' },
  { typed: '1.5.2026, 8:05', day: '2026-05-01', time: '08:05' },
  { typed: '1.5.2026 14.30', day: '2026-05-01', time: '14:30' },
  { typed: '1 maja 2026 r., godz. 14', day: '2026-05-01', time: '14:00' },
  { typed: '1.5.2026 1430', day: '2026-05-01', time: '14:30' },
  { typed: '010520261430', day: '2026-05-01', time: '14:30' },
];

/** What is refused, and what is said to be wrong with it, before the shape that is asked for. */
export const refusedDates: readonly RefusedShape[] = [
  { typed: '5.13.2026', fault: refusals.month('13') },
  { typed: '05/13/2026', fault: refusals.month('13') },
  { typed: '2026.13.05', fault: refusals.month('13') },
  { typed: '20261305', fault: refusals.month('13') },
  { typed: '1.0.2026', fault: refusals.month('0') },
  { typed: '1 may 2026', fault: refusals.month('„may”') },
  { typed: '31.2.2026', fault: refusals.lastDay('luty 2026', 28) },
  { typed: '2026.02.29', fault: refusals.lastDay('luty 2026', 28) },
  { typed: '31.4.26', fault: refusals.lastDay('kwiecień 2026', 30) },
  { typed: '32.1.2026', fault: refusals.lastDay('styczeń 2026', 31) },
  { typed: '0.5.2026', fault: refusals.day(0) },
  { typed: 'środa, 1 maja 2026', fault: refusals.weekday('2026-05-01', 'piątek') },
  { typed: '1.5.202', fault: refusals.yearDigits },
  { typed: '1.5.1899', fault: refusals.year },
  { typed: '2100.01.01', fault: refusals.year },
  { typed: '1.5.2026 24:00', fault: refusals.time('24:00') },
  { typed: '1.5.2026 8:60', fault: refusals.time('08:60') },
  { typed: '1.5.2026 i coś', fault: refusals.unread },
  { typed: '2026', fault: refusals.unread },
  { typed: '0105202614', fault: refusals.unread },
  { typed: '1..5.2026', fault: refusals.unread },
  { typed: 'wczoraj', fault: refusals.unread },
];

/** A day of the table in full. */
export function dayOfTable(day: string, thisYear: number): string {
  return day.length === 'MM-DD'.length ? `${thisYear}-${day}` : day;
}
