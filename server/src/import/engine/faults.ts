import { mostRows, type RowRemark } from '@grzadka/contract/import/import.model';
import { remarkPlace } from '@grzadka/contract/import/remark-place';
import type { Columns, Header } from '../columns.ts';

/** Notes a fault of a row for the report; without a field it concerns the row as a whole. */
export type Refuse = (row: number, field: string | null, message: string) => void;

/** The same fault in some rows, in whatever order they were found. */
interface RepeatedFault {
  readonly field: string | null;
  readonly message: string;
  readonly rows: number[];
}

/** The faults of a file as they are found, in whatever order. */
export interface Faults {
  readonly refuse: Refuse;
  /** Each once, by its first row and its column. */
  readonly inOrder: () => RowRemark[];
  /** How many rows have one. */
  readonly rowCount: () => number;
}

/** Gathers the faults of a file with these columns. */
export function collectFaults(columns: Columns, header: Header): Faults {
  const faults = new Map<string, RepeatedFault>();
  const rows = new Set<number>();
  return {
    refuse(row, field, message) {
      rows.add(row);
      const key = JSON.stringify([field, message]);
      const known = faults.get(key);
      if (known === undefined) faults.set(key, { field, message, rows: [row] });
      else known.rows.push(row);
    },
    inOrder() {
      return [...faults.values()]
        .map((fault) => ({ ...fault, rows: fault.rows.toSorted((a, b) => a - b) }))
        .map(({ field, message, rows: repeated }) => ({
          remark: {
            rows: repeated.slice(0, mostRows),
            count: repeated.length,
            column: (field === null ? undefined : columns[field]?.title) ?? null,
            message,
          },
          row: repeated[0] ?? 0,
          position: (field === null ? undefined : header.get(field)) ?? -1,
        }))
        .toSorted((a, b) => a.row - b.row || a.position - b.position)
        .map(({ remark }) => remark);
    },
    rowCount: () => rows.size,
  };
}

/** A remark on rows as a line of Polish text. */
export function remarkLine(remark: RowRemark): string {
  return `${remarkPlace(remark)}: ${remark.message}`;
}
