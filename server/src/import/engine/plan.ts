import { newId } from '#src/core/database/record-id.ts';
import type { CheckedRow } from './check-rows.ts';

/** What an import does to the records of a kind. */
export interface Counts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** What a portion of a file's rows would do. */
export interface Plan<Change> {
  readonly counts: Counts;
  /** What is to be written, as values that JSON can hold. */
  readonly changes: readonly Change[];
}

/** A row with the record it becomes: a new one, or one that exists. */
export interface Write<Row, Existing> {
  /** Of the row in the file. */
  readonly number: number;
  readonly id: string;
  readonly row: Row;
  readonly existing: Existing | undefined;
}

/**
 * Compares the rows with the records that exist: which ones have to be written, and how many of them
 * are new, differ or are there already.
 */
export function compareRows<Row, Existing extends { readonly id: string }>(
  rows: readonly CheckedRow<Row>[],
  find: (row: Row) => Existing | undefined,
  isSame: (row: Row, existing: Existing) => boolean,
): { all: Write<Row, Existing>[]; writes: Write<Row, Existing>[]; counts: Counts } {
  const all = rows.map(({ number, row }) => {
    const existing = find(row);
    return { number, id: existing?.id ?? newId(), row, existing };
  });
  const writes = all.filter(
    ({ row, existing }) => existing === undefined || !isSame(row, existing),
  );
  const added = writes.filter(({ existing }) => existing === undefined).length;
  const changed = writes.length - added;
  return { all, writes, counts: { added, changed, unchanged: all.length - writes.length } };
}

/** What two portions of a file do together. */
export function addCounts(a: Counts, b: Counts): Counts {
  return {
    added: a.added + b.added,
    changed: a.changed + b.changed,
    unchanged: a.unchanged + b.unchanged,
  };
}
