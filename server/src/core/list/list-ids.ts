import { mostAtOnce } from '@grzadka/contract/core/call/bulk';
import type { ListDefinition, ListSelection } from '@grzadka/contract/core/list/list';
import { messages } from '@grzadka/contract/core/messages';
import { type Kysely, sql } from 'kysely';
import { plannedEachTime } from '../database/prepared-statements.ts';
import type { Database } from '../database/tables.ts';
import { invalidFields } from '../errors/app-error.ts';
import { whereOf } from './conditions.ts';
import { conditionsOf, idOf, type ListReading, orderOf } from './run-list.ts';
import { inSlowShare } from './slow-share.ts';

/**
 * The ids of all that a list would show, in its order: those of one moment, taken by one statement. 400
 * where there are more than can be changed in one call.
 */
export function listIds<L extends ListDefinition>(
  db: Kysely<Database>,
  selection: ListSelection<L>,
  { source, scope }: Pick<ListReading<L, never, unknown, unknown>, 'source' | 'scope'>,
): Promise<string[]> {
  return inSlowShare(db, async () => {
    const conditions = await conditionsOf(db, selection, source);
    if (scope) conditions.push(scope);
    const { rows } = await sql<{ id: string }>`
      select ${idOf(source)} as id from ${sql.table(source.table)}
      ${whereOf(conditions)} order by ${orderOf(selection, source, conditions)} limit ${sql.lit(mostAtOnce + 1)}
      ${plannedEachTime}
    `.execute(db);
    if (rows.length > mostAtOnce)
      throw invalidFields({ query: messages.tooManyRecords(mostAtOnce) });
    return rows.map(({ id }) => id);
  });
}
