import type { RowRemark } from '@grzadka/contract/import/import.model';
import type { Columns, Header } from '../columns.ts';

/** Tells a fault of a row; without a field it concerns the row as a whole. */
export type Refuse = (row: number, field: string | null, message: string) => void;

interface Fault extends RowRemark {
  readonly position: number;
}

/** The faults of a file as they are found, in whatever order. */
export interface Faults {
  readonly refuse: Refuse;
  /** All of them, by row and column. */
  readonly inOrder: () => RowRemark[];
}

/** Gathers the faults of a file with these columns. */
export function collectFaults(columns: Columns, header: Header): Faults {
  const faults: Fault[] = [];
  return {
    refuse(row, field, message) {
      const column = (field === null ? undefined : columns[field]?.title) ?? null;
      const position = (field === null ? undefined : header.get(field)) ?? -1;
      faults.push({ row, column, message, position });
    },
    inOrder() {
      return faults
        .toSorted((a, b) => a.row - b.row || a.position - b.position)
        .map(({ row, column, message }) => ({ row, column, message }));
    },
  };
}

/** A remark on a row as a line of Polish text. */
export function remarkLine({ row, column, message }: RowRemark): string {
  const place = column === null ? '' : `, kolumna „${column}”`;
  return `wiersz ${row}${place}: ${message}`;
}
