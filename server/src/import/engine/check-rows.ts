import type { z } from 'zod';
import type { Columns, Header } from '../columns.ts';
import type { TableRow } from '../read/table.ts';
import type { Refuse } from './faults.ts';

/** A row of the file that is right by itself. */
export interface CheckedRow<Row> {
  readonly number: number;
  readonly row: Row;
}

interface CheckOptions<Row> {
  readonly columns: Columns;
  readonly header: Header;
  readonly schema: z.ZodType<Row>;
  /** How many cells the heading has. */
  readonly width: number;
  readonly refuse: Refuse;
}

/** Checks every row by the kind's schema, telling each fault at its column; gives the right ones. */
export function checkRows<Row>(
  rows: readonly TableRow[],
  { columns, header, schema, width, refuse }: CheckOptions<Row>,
): CheckedRow<Row>[] {
  const fields = Object.keys(columns);
  return rows.flatMap(({ number, cells }) => {
    if (cells.slice(width).some((cell) => cell !== '')) {
      refuse(
        number,
        null,
        `za dużo wartości (${cells.length}, a kolumn jest ${width}); wartość, która zawiera znak oddzielający kolumny, ujmij w cudzysłów`,
      );
      return [];
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
    return error === undefined ? [{ number, row: data }] : [];
  });
}
