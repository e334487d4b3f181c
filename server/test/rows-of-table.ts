import type { Table, TableRow } from '#src/import/read/table.ts';

/** All rows of a small table, the heading first. */
export async function rowsOfTable({ heading, rows }: Table): Promise<TableRow[]> {
  return heading === undefined ? [] : [heading, ...(await Array.fromAsync(rows()))];
}
