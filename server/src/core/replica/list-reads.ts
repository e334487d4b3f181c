import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery } from 'kysely';
import type { ReadReplica } from './read-replica.ts';

/** The replica that the lists of the request under way may be read from. */
const lists = new AsyncLocalStorage<ReadReplica>();

/** Runs `work`, whose lists may be read from the replica. */
export function readListsFrom<Result>(
  replica: ReadReplica,
  work: () => Promise<Result>,
): Promise<Result> {
  return lists.run(replica, work);
}

/** Whether the request under way may read its lists from a replica. */
export function isReadFromReplica(): boolean {
  return lists.getStore() !== undefined;
}

/** A query that selects. */
interface Selection<Row> {
  compile(): CompiledQuery<Row>;
  execute(): Promise<Row[]>;
}

/**
 * The rows of a list's query: from the replica where the request may read from it, else, and where it
 * fails, from the primary. Totals do not belong here: they are corrected by what transactions in progress
 * there have not shown yet, and a replica does not know these.
 */
export async function readFromReplica<Row>(query: Selection<Row>): Promise<Row[]> {
  const replica = lists.getStore();
  if (replica === undefined) return query.execute();
  try {
    const { rows } = await replica.db.executeQuery(query.compile());
    return rows;
  } catch (error) {
    replica.fail(error);
    return query.execute();
  }
}
