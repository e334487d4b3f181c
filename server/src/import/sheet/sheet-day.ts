import { loadSheetRefusals } from '@grzadka/contract/campaign/sheet/load-sheet.refusals';
import { reject } from '@grzadka/contract/core/fields';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import { readTypedMinute } from '@grzadka/contract/core/time/typed-date';
import * as z from 'zod/mini';
import { anyCell } from '../cells/cell.ts';

/** The days of a round, as on the wire. */
export interface RoundDays {
  readonly readFrom: string;
  readonly readThru: string;
}

/**
 * A column of the days on which meters of a round were read, as instants of the wire: a day without a time means its
 * beginning. People type these, or paste them: whatever a field of a form understands is understood here (0192), and a day without
 * a year is one of the round, whenever it is loaded.
 */
export function sheetDayCell(round: RoundDays) {
  return z.pipe(
    anyCell,
    z.transform((cell, payload) => {
      if (cell === undefined || cell === '') return reject(payload, loadSheetRefusals.dayEmpty);
      const date = typeof cell === 'string' ? readText(cell, round) : cell;
      if (!(date instanceof Temporal.PlainDateTime)) return reject(payload, date.refusal);
      const from = Temporal.PlainDate.from(round.readFrom);
      if (Temporal.PlainDate.compare(date.toPlainDate(), from.subtract({ years: 1 })) < 0) {
        return reject(payload, loadSheetRefusals.dayTooEarly(dayInFigures(round.readFrom)));
      }
      const { epochMilliseconds } = date.toZonedDateTime(gardenTimeZone);
      return new Date(epochMilliseconds).toISOString();
    }),
  );
}

function readText(text: string, { readFrom, readThru }: RoundDays) {
  const counted = readCountedDay(text);
  if (counted !== undefined) return counted;
  const inYearOf = (day: string) => readTypedMinute(text, Number(day.slice(0, 'YYYY'.length)));
  const first = inYearOf(readFrom);
  // A round may go on over the New Year.
  const read = 'day' in first && first.day < readFrom ? inYearOf(readThru) : first;
  if ('refusal' in read) return read;
  return Temporal.PlainDateTime.from(`${read.day}T${read.time ?? '00:00'}`);
}

/** The first of all days as a workbook counts them, and how many digits those of our time have. */
const dayZero = Temporal.PlainDate.from('1899-12-30');
const countedDay = /^[45]\d{4}$/;

/** A day in a cell whose format was lost, which shows how many days it is after the first of all. */
function readCountedDay(text: string): Temporal.PlainDateTime | undefined {
  return countedDay.test(text) ? dayZero.add({ days: Number(text) }).toPlainDateTime() : undefined;
}
