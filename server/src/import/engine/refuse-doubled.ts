import type { CheckedRow } from './check-rows.ts';
import type { Refuse } from './faults.ts';

interface DoubledOptions<Row> {
  /** What tells two rows apart. */
  readonly key: (row: Row) => string;
  /** The field at which the second row is refused. */
  readonly field: string | null;
  /** The message, given the number of the first row. */
  readonly message: (first: number) => string;
  readonly refuse: Refuse;
}

/** Refuses each row whose key an earlier row of the file has, a faulty one too, naming both. */
export function refuseDoubled<Row>(
  rows: readonly CheckedRow<Row>[],
  { key, field, message, refuse }: DoubledOptions<Row>,
): void {
  const first = new Map<string, number>();
  for (const { number, row } of rows) {
    const earlier = first.get(key(row));
    if (earlier === undefined) first.set(key(row), number);
    else refuse(number, field, message(earlier));
  }
}
