import type { Columns, Header } from '../columns.ts';

/** Tells a fault of a row; without a field it concerns the row as a whole. */
export type Refuse = (row: number, field: string | null, message: string) => void;

interface Fault {
  readonly row: number;
  readonly position: number;
  readonly line: string;
}

/** The faults of a file as they are found, in whatever order. */
export interface Faults {
  readonly refuse: Refuse;
  /** A Polish line for each, by row and column. */
  readonly lines: () => string[];
}

/** Gathers the faults of a file with these columns. */
export function collectFaults(columns: Columns, header: Header): Faults {
  const faults: Fault[] = [];
  return {
    refuse(row, field, message) {
      const title = field === null ? undefined : columns[field]?.title;
      const place = title === undefined ? '' : `, kolumna „${title}”`;
      const position = (field === null ? undefined : header.get(field)) ?? -1;
      faults.push({ row, position, line: `wiersz ${row}${place}: ${message}` });
    },
    lines() {
      return faults
        .toSorted((a, b) => a.row - b.row || a.position - b.position)
        .map(({ line }) => line);
    },
  };
}
