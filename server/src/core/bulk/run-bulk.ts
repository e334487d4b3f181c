import {
  type BulkAction,
  type BulkReply,
  type BulkRequest,
  type BulkTask,
  recordGone,
} from '@grzadka/contract/core/call/bulk';
import type { ListDefinition, ListSelection } from '@grzadka/contract/core/list/list';
import type { FastifyRequest } from 'fastify';
import type { Deletion } from '../change/change.ts';
import { doToEach } from './do-to-each.ts';

/** Does to one record what the area's own call for one does, in a transaction of its own. */
type OneRecord<Action extends BulkAction> = (
  id: string,
  task: BulkTask<Action>,
) => Promise<unknown>;

interface BulkWork<L extends ListDefinition, Action extends BulkAction> {
  /** The ids of all that the list would show, taken at once. */
  find: (query: ListSelection<L>) => Promise<readonly string[]>;
  /** How each action is done to one record. */
  actions: { readonly [A in Action]: OneRecord<A> };
  request: FastifyRequest;
}

/**
 * Does one thing to many records, each by itself (`doToEach`). Returns for each deleted record the entry of the audit by which
 * its deletion can be undone: docs/product/rules.md#bulk.
 */
export async function runBulk<L extends ListDefinition, Action extends BulkAction>(
  body: BulkRequest<L, Action>,
  { find, actions, request }: BulkWork<L, Action>,
): Promise<BulkReply> {
  // The action is that of the task; the compiler does not see that the two go together.
  const task: BulkTask<BulkAction> = body;
  const act = (actions as Record<BulkAction, OneRecord<BulkAction>>)[task.action];
  const deleted: NonNullable<BulkReply['deleted']> = [];
  const work = async (id: string) => {
    const result = await act(id, task);
    if (isDeletion(result)) deleted.push({ id, auditEntry: result.auditEntryId });
  };
  const ids = body.ids ?? (await find(body.query));
  const outcome = await doToEach(ids, { work, gone: recordGone, request });
  return { ...outcome, ...(deleted.length > 0 && { deleted }) };
}

function isDeletion(result: unknown): result is Deletion {
  return result instanceof Object && 'auditEntryId' in result;
}
