import {
  type BulkAction,
  type BulkReply,
  type BulkRequest,
  type BulkTask,
  recordGone,
} from '@grzadka/contract/core/call/bulk';
import type { ListDefinition, ListSelection } from '@grzadka/contract/core/list/list';
import type { FastifyRequest } from 'fastify';
import type { AppError } from '../errors/app-error.ts';
import { logRefusal, refusalOf } from '../http/error-handler.ts';

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
 * Does one thing to many records, one after another, so that no two of them share a transaction: what
 * one is refused leaves the others alone, and what is broken off leaves none half done. Once the database
 * is out of reach the rest is not tried, since each would wait for it anew.
 */
export async function runBulk<L extends ListDefinition, Action extends BulkAction>(
  body: BulkRequest<L, Action>,
  { find, actions, request }: BulkWork<L, Action>,
): Promise<BulkReply> {
  // The action is that of the task; the compiler does not see that the two go together.
  const task: BulkTask<BulkAction> = body;
  const act = (actions as unknown as Record<BulkAction, OneRecord<BulkAction>>)[task.action];
  const ids = new Set(body.ids ?? (await find(body.query)));
  const failed: BulkReply['failed'] = [];
  let outOfReach: AppError | undefined;
  for (const id of ids) {
    const refusal = outOfReach ?? (await refused(() => act(id, task), request));
    if (refusal?.code === 'unavailable') outOfReach = refusal;
    if (refusal) failed.push({ id, message: messageOf(refusal) });
  }
  return { done: ids.size - failed.length, failed };
}

/** Why the work was refused or failed; undefined where it was done. */
async function refused(
  work: () => Promise<unknown>,
  request: FastifyRequest,
): Promise<AppError | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    const refusal = refusalOf(error);
    logRefusal(request, refusal, error);
    return refusal;
  }
}

function messageOf({ code, message }: AppError): string {
  return code === 'not-found' ? recordGone : message;
}
