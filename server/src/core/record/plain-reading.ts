import type { PlainListDefinition } from '@grzadka/contract/core/call/plain-calls';
import type { PlainRecord, TypedField } from '@grzadka/contract/core/record/plain-record';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { type ColumnName, column, polishOrder } from '../list/conditions.ts';
import { printedReading } from '../list/print-list.ts';
import type { ListSql, SortColumn } from '../list/run-list.ts';
import type { ChoosableTable } from './choosable.ts';

/** How the list of a plain record is read: its fields, each filter as a value of its column, each order by one. */
export function plainReading(
  { table, fields, list: stated }: PlainRecord & { readonly table: ChoosableTable },
  list: PlainListDefinition,
) {
  // Which columns a table has, the record's fields say; the compiler cannot follow names that are known at run time.
  const columnOf = (key: string) => `${table}.${key}` as ColumnName;
  const source: ListSql<PlainListDefinition> = {
    table,
    search: columnOf('search'),
    // Each is the value of a column.
    filters: {},
    sorts: Object.fromEntries(
      Object.keys(stated.sorts).map((key) => [key, sortBy(fields[key], columnOf(key))]),
    ),
  };
  // All tables of such records have the columns of the one that stands for them.
  const told = Object.keys(list.item.shape) as ('id' | 'name')[];
  return (db: Kysely<Database>) =>
    printedReading(list, {
      source,
      rows: db.selectFrom(table as 'incomeCategory').select(told),
    });
}

function sortBy(field: TypedField | null | undefined, name: ColumnName): SortColumn {
  const by = field?.kind === 'text' ? polishOrder(name) : column(name);
  return { by, mayBeEmpty: field?.kind === 'text' && field.empty === undefined };
}
