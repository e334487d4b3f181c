import { loadSheetRefusals as refusals } from '@grzadka/contract/campaign/sheet/load-sheet.refusals';
import { expect, it } from 'vitest';
import type { Cell } from '../read/table.ts';
import { sheetDayCell } from './sheet-day.ts';

const autumn = sheetDayCell({ readFrom: '2026-10-12', readThru: '2026-10-25' });
const winter = sheetDayCell({ readFrom: '2026-12-15', readThru: '2027-01-10' });

const day = '2026-10-14T22:00:00.000Z';

it.each<[typed: Cell, instant: string]>([
  ['15.10.2026', day],
  ['15.10.26', day],
  ['15.10', day],
  ['15/10/2026', day],
  ['2026-10-15', day],
  ['15 października 2026 r.', day],
  ['15.10.2026 8:30', '2026-10-15T06:30:00.000Z'],
  ['1.5.26', '2026-04-30T22:00:00.000Z'],
  // As spreadsheet programs hold it, with and without its format.
  [Temporal.PlainDateTime.from('2026-10-15'), day],
  [Temporal.PlainDateTime.from('2026-10-15T08:30'), '2026-10-15T06:30:00.000Z'],
  ['46310', day],
])('takes %s for an instant', (typed, instant) => {
  expect(autumn.safeParse(typed)).toMatchObject({ data: instant });
});

it('takes a day without a year for one of the round, on both sides of the New Year', () => {
  expect(winter.safeParse('20.12')).toMatchObject({ data: '2026-12-19T23:00:00.000Z' });
  expect(winter.safeParse('5.1')).toMatchObject({ data: '2027-01-04T23:00:00.000Z' });
});

it.each<[typed: Cell | undefined, refusal: string]>([
  ['', refusals.dayEmpty],
  [undefined, refusals.dayEmpty],
  ['wczoraj', 'Wpisz dd.mm.rrrr gg:mm.'],
  ['32.10.2026', 'Nie ma takiego dnia: październik 2026 ma 31 dni. Wpisz dd.mm.rrrr gg:mm.'],
  ['15.10.2016', refusals.dayTooEarly('2026.10.12')],
  // What a spreadsheet program makes of a reading that was typed into the wrong column.
  [Temporal.PlainDateTime.from('1900-01-12T12:00'), refusals.dayTooEarly('2026.10.12')],
  ['#ADR!', 'Formuła w komórce zgłasza błąd #ADR!'],
])('refuses %s with what to do', (typed, refusal) => {
  expect(autumn.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([refusal]);
});
