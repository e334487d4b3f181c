import type * as z from 'zod/mini';
import type { Columns, Header } from '../columns.ts';
import type { TableRow } from '../read/table.ts';
import type { Refuse } from './faults.ts';

/** A row of the file, or the part of it that was asked for, that is right by itself. */
export interface CheckedRow<Row> {
  readonly number: number;
  readonly row: Row;
}

interface CheckOptions<Identity, Row extends Identity> {
  readonly columns: Columns;
  readonly header: Header;
  readonly schema: z.ZodMiniType<Row>;
  /** The part of a row by which another one of the file may double it. */
  readonly identity: z.ZodMiniType<Identity>;
  /** How many cells the heading has. */
  readonly width: number;
  readonly refuse: Refuse;
}

/**
 * Checks every row by the kind's schema, refusing each fault at its column. Returns the right rows, and of all rows, faulty
 * ones included, the part by which another row may double them, as far as it can be read.
 */
export function checkRows<Identity, Row extends Identity>(
  rows: readonly TableRow[],
  { columns, header, schema, identity, width, refuse }: CheckOptions<Identity, Row>,
): { checked: CheckedRow<Row>[]; identified: CheckedRow<Identity>[] } {
  const fields = Object.keys(columns);
  const checked: CheckedRow<Row>[] = [];
  const identified: CheckedRow<Identity>[] = [];
  for (const { number, cells } of rows) {
    if (cells.slice(width).some((cell) => cell !== '')) {
      refuse(
        number,
        null,
        `Za dużo wartości (${cells.length}, a kolumn jest ${width}); wartość, która zawiera znak oddzielający kolumny, ujmij w cudzysłów`,
      );
      continue;
    }
    const record = Object.fromEntries(
      fields.map((field) => {
        const index = header.get(field);
        return [field, index === undefined ? undefined : (cells[index] ?? '')];
      }),
    );
    const { data, error } = schema.safeParse(record);
    for (const { path, message } of error?.issues ?? []) {
      refuse(number, typeof path[0] === 'string' ? path[0] : null, message);
    }
    if (error === undefined) {
      checked.push({ number, row: data });
      identified.push({ number, row: data });
    } else {
      const known = identity.safeParse(record);
      if (known.success) identified.push({ number, row: known.data });
    }
  }
  return { checked, identified };
}
