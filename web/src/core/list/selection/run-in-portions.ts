import type { BulkReply } from '@grzadka/contract/core/list/bulk';

/** Few enough that each answer comes soon, and that little is uncertain where none does. */
const portionSize = 50;

/** What became of many records. */
export interface BulkOutcome {
  readonly done: number;
  readonly failed: BulkReply['failed'];
  /** The ids of the portion whose answer did not come: what became of them nobody told. */
  readonly uncertain: readonly string[];
  /** How many were not tried. */
  readonly left: number;
  /** Why it ended early; undefined where it did not, or was stopped. */
  readonly error: unknown;
}

interface Run {
  send: (ids: readonly string[]) => Promise<BulkReply>;
  /** Hears how many were tried so far. */
  onProgress: (tried: number) => void;
  /** Asked before each portion. */
  isStopped: () => boolean;
}

/**
 * Does one thing to many records, portion by portion, so that it can be watched and stopped, and that
 * where the line breaks all but one portion is known.
 */
export async function runInPortions(
  ids: readonly string[],
  { send, onProgress, isStopped }: Run,
): Promise<BulkOutcome> {
  const failed: BulkReply['failed'] = [];
  let [done, tried]: [number, number] = [0, 0];
  while (tried < ids.length && !isStopped()) {
    onProgress(tried);
    const portion = ids.slice(tried, tried + portionSize);
    try {
      const reply = await send(portion);
      done += reply.done;
      failed.push(...reply.failed);
    } catch (error) {
      const left = ids.length - tried - portion.length;
      return { done, failed, uncertain: portion, left, error };
    }
    tried += portion.length;
  }
  return { done, failed, uncertain: [], left: ids.length - tried, error: undefined };
}
