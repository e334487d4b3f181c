import type { RawBuilder } from 'kysely';
import type { Persons } from '../registry/persons.ts';
import { registry } from '../registry/registry.ts';

/** Which rows of a table a phase of the erasure is about, as the registry says. */
export function rowsOf(
  table: string,
  phase: 'contact' | 'name',
  persons: Persons,
): RawBuilder<unknown> {
  const where = registry[table]?.erased?.[phase]?.where;
  return where ? where(persons) : whoseRows(table, persons);
}

/** Which rows of a table are those of the persons. */
export function whoseRows(table: string, persons: Persons): RawBuilder<unknown> {
  const rows = registry[table]?.whose;
  if (typeof rows !== 'function') throw new Error(`nobody says whose the rows of ${table} are`);
  return rows(persons);
}
