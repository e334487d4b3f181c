import type { BulkReply } from '@grzadka/contract/core/call/bulk';
import { chunk } from 'es-toolkit/array';

/** Few enough that each answer comes soon, and that little is uncertain where none does. */
const portionSize = 50;

/** What became of many records. */
export interface BulkOutcome {
  readonly done: number;
  readonly failed: BulkReply['failed'];
  /** Those that were deleted, with what it takes to undo that. */
  readonly deleted: NonNullable<BulkReply['deleted']>;
  /** The ids of the portion whose answer did not come: what became of them is not known. */
  readonly uncertain: readonly string[];
  /** How many were not tried. */
  readonly left: number;
  /** Why it ended early; undefined where it did not, or was stopped. */
  readonly error: unknown;
}

interface Run<Task> {
  send: (portion: Task) => Promise<BulkReply>;
  /** Hears how many were tried so far. */
  onProgress: (tried: number) => void;
  /** Asked before each portion. */
  isStopped: () => boolean;
}

/**
 * Does something to many records, portion by portion, so that it can be watched and stopped. When
 * the line breaks, the outcome of all but one portion is known.
 */
export async function runInPortions<Task extends { readonly ids: readonly string[] }>(
  tasks: readonly Task[],
  { send, onProgress, isStopped }: Run<Task>,
): Promise<BulkOutcome> {
  const failed: BulkReply['failed'] = [];
  const deleted: NonNullable<BulkReply['deleted']> = [];
  let [done, tried]: [number, number] = [0, 0];
  const all = tasks.reduce((count, { ids }) => count + ids.length, 0);
  const portions = tasks.flatMap((task) =>
    chunk(task.ids, portionSize).map((ids) => ({ ...task, ids })),
  );
  for (const portion of portions) {
    if (isStopped()) break;
    onProgress(tried);
    const { ids } = portion;
    try {
      const reply = await send(portion);
      done += reply.done;
      failed.push(...reply.failed);
      deleted.push(...(reply.deleted ?? []));
    } catch (error) {
      const left = all - tried - ids.length;
      return { done, failed, deleted, uncertain: ids, left, error };
    }
    tried += ids.length;
  }
  return { done, failed, deleted, uncertain: [], left: all - tried, error: undefined };
}
