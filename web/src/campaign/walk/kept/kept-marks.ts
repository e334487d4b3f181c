import { useEffect, useSyncExternalStore } from 'react';
import { pageMemory } from '../../../core/page-memory.ts';
import { inWalkDatabase, type WalkKey } from './walk-database.ts';
import { type Marks, type WalkMark, withMark } from './walk-mark.ts';

/** What was sent of a walk, as far as this page knows. */
function createMarks([userId, campaignId]: WalkKey) {
  const listeners = new Set<() => void>();
  let marks: Marks = new Map();
  let isRead = false;
  let waitedBefore = 0;
  const state = { marks, isRead };
  let shown = state;

  const add = (added: readonly WalkMark[]): void => {
    marks = added.reduce(withMark, marks);
    shown = { marks, isRead };
    for (const listener of listeners) listener();
  };
  return {
    state: () => shown,
    add,
    onChange: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Reads what is kept, at first and where fewer entries wait than before: another tab may have sent them. */
    async readWhenSent(waiting: number): Promise<void> {
      const isSent = waiting < waitedBefore;
      waitedBefore = waiting;
      if (isRead && !isSent) return;
      const kept = await readMarks([userId, campaignId]);
      isRead = true;
      add(kept);
    },
  };
}

const walks = pageMemory<ReturnType<typeof createMarks>>();

function marksOf([userId, campaignId]: WalkKey): ReturnType<typeof createMarks> {
  const key = `${userId} ${campaignId}`;
  const known = walks.get(key) ?? createMarks([userId, campaignId]);
  walks.set(key, known);
  return known;
}

/** Keeps what became of entries; of one that is known already nothing. */
export async function keepMarks(added: readonly WalkMark[]): Promise<void> {
  await inWalkDatabase(async (database) => {
    const transaction = database.transaction('marks', 'readwrite');
    for (const mark of added) {
      const known = await transaction.store.get(mark.clientKey);
      const [kept] = withMark(new Map(known && [[known.clientKey, known]]), mark).values();
      if (kept) await transaction.store.put(kept);
    }
    await transaction.done;
  }, undefined);
  for (const mark of added) marksOf([mark.userId, mark.campaignId]).add([mark]);
}

/** What is kept of what was sent of a walk. */
export async function readMarks([userId, campaignId]: WalkKey): Promise<readonly WalkMark[]> {
  return inWalkDatabase(
    (database) => database.getAllFromIndex('marks', 'walk', [userId, campaignId]),
    [],
  );
}

/** What was sent of a walk from this device, where so many entries wait. */
export function useMarks(key: WalkKey, waiting: number): { marks: Marks; isRead: boolean } {
  const walk = marksOf(key);
  useEffect(() => void walk.readWhenSent(waiting), [walk, waiting]);
  return useSyncExternalStore(walk.onChange, walk.state);
}
