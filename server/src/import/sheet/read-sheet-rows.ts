import { mostCampaignMeters } from '@grzadka/contract/campaign/campaign.model';
import { campaignSheetColumns } from '@grzadka/contract/campaign/sheet/campaign-sheet';
import type { SheetRow } from '@grzadka/contract/campaign/sheet/load-sheet.model';
import {
  loadSheetRefusals as refusals,
  sameRowTexts,
} from '@grzadka/contract/campaign/sheet/load-sheet.refusals';
import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import {
  measurementValue,
  optionalRemark,
} from '@grzadka/contract/meter/measurement/measurement-form';
import * as z from 'zod/mini';
import { readSheetKey } from '#src/campaign/sheet/sheet-key.ts';
import { blankAsNull, checkedBy, numberCell, textCell } from '../cells/cell.ts';
import { type Columns, type Header, matchHeader } from '../columns.ts';
import { ImportError } from '../import-error.ts';
import type { Cell, Table, TableRow } from '../read/table.ts';
import { type RoundDays, sheetDayCell } from './sheet-day.ts';

/** A reading as a row of a sheet states it, right by itself. */
export interface StatedReading {
  readonly line: number;
  readonly campaignId: string;
  readonly meterId: string;
  /** What the meter is called there. */
  readonly name: string;
  /** That of the device that was read, as the row has it; null where it has none. */
  readonly serialNumber: string | null;
  /** A decimal as text, as the dial shows it. */
  readonly value: string;
  /** As on the wire. */
  readonly measuredAt: string;
  readonly remark: string | null;
}

/** The rows of a sheet that somebody filled in. */
interface SheetRows {
  readonly stated: readonly StatedReading[];
  /** What is known of the other ones already. */
  readonly decided: readonly SheetRow[];
}

const titles = campaignSheetColumns;

const columns = {
  sector: { title: titles.sector, isOptional: true },
  plot: { title: titles.plot, isOptional: true },
  name: { title: titles.name },
  serialNumber: { title: titles.serialNumber, isOptional: true },
  lastValue: { title: titles.lastValue, isOptional: true },
  lastDay: { title: titles.lastDay, isOptional: true },
  value: { title: titles.value },
  readOn: { title: titles.readOn },
  remark: { title: titles.remark, isOptional: true },
  key: { title: titles.key },
} as const satisfies Columns;

type Field = keyof typeof columns;

/**
 * Reads the rows of a sheet that somebody filled in. Throws an `ImportError` for a file that is no sheet of a round, or holds no
 * reading.
 */
export async function readSheetRows(table: Table, round: RoundDays): Promise<SheetRows> {
  const header = headerOf(table);
  const schema = rowSchema(round);
  const stated: StatedReading[] = [];
  const decided: SheetRow[] = [];
  for await (const row of table.rows()) {
    const cells = cellsOf(row, header);
    if (cells.value === '') {
      // Whoever notes why nothing was read is not to believe that the program knows.
      if (cells.remark) {
        decided.push({ line: row.number, outcome: 'same', message: sameRowTexts.remarkAlone });
      }
      continue;
    }
    const read = readRow(row.number, cells, schema);
    if ('outcome' in read) decided.push(read);
    else stated.push(read);
    if (stated.length + decided.length > mostRows) {
      throw new ImportError(refusals.tooManyRows(formatDecimal(mostCampaignMeters)));
    }
  }
  if (stated.length === 0 && decided.length === 0) throw new ImportError(refusals.noReadings);
  return { stated, decided };
}

/** A row for each meter, and some that somebody has copied. */
const mostRows = mostCampaignMeters + 1000;

function headerOf({ heading, usedColumns }: Table): Header {
  if (heading === undefined) throw new ImportError(refusals.notOfRound);
  const { header, faults } = matchHeader(columns, heading, usedColumns);
  const lacking = (['key', 'name', 'value', 'readOn'] as const).filter((key) => !header.has(key));
  if (lacking.length > 1) throw new ImportError(refusals.notOfRound);
  const [one] = lacking;
  if (one === 'key') throw new ImportError(refusals.noKeys);
  if (one !== undefined) throw new ImportError(refusals.lackingColumn(columns[one].title));
  if (faults.length > 0) throw new ImportError(faults);
  return header;
}

type Cells = Readonly<Record<Field, Cell | undefined>>;

function cellsOf({ cells }: TableRow, header: Header): Cells {
  const cellOf = (field: Field) => {
    const index = header.get(field);
    return index === undefined ? undefined : (cells[index] ?? '');
  };
  // Of the columns alone, which the compiler does not follow.
  return Object.fromEntries(
    Object.keys(columns).map((field) => [field, cellOf(field as Field)]),
  ) as Cells;
}

function rowSchema(round: RoundDays) {
  return z.object({
    name: textCell,
    serialNumber: blankAsNull(textCell),
    value: checkedBy(measurementValue, numberCell),
    readOn: sheetDayCell(round),
    remark: checkedBy(optionalRemark, textCell),
    key: textCell,
  });
}

function readRow(
  line: number,
  cells: Cells,
  schema: ReturnType<typeof rowSchema>,
): StatedReading | SheetRow {
  const { data, error } = schema.safeParse(cells);
  if (error) {
    const faults = error.issues.map(({ path: [field], message }) => {
      const title = typeof field === 'string' && field in columns && columns[field as Field].title;
      return title ? `„${title}”: ${message}` : message;
    });
    return { line, outcome: 'faulty', message: faults.join(' ') };
  }
  const { name = '', serialNumber, key = '', value, readOn, remark } = data;
  const known = readSheetKey(key);
  if (known === undefined) {
    const message = key === '' ? refusals.noKey : refusals.brokenKey;
    return { line, outcome: 'faulty', message };
  }
  return { line, ...known, name, serialNumber, value, measuredAt: readOn, remark };
}
