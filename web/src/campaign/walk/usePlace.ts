import { useRef, useState } from 'react';
import { isTyped, type KeptWork, keepDraft, keepPlace } from './kept/kept-place.ts';
import type { WalkDraft, WalkKey, WalkPlace } from './kept/walk-database.ts';
import { comeBackTo } from './order/walk-order.ts';

/** What stands in the fields of a meter at which nobody has typed. */
export const noDraft: WalkDraft = { text: '', photoKey: null, mends: null };

/**
 * Where somebody is on a walk, and what they typed at each meter without saving it; kept on the device as it changes.
 */
export function usePlace(key: WalkKey, work: KeptWork) {
  const [place, setPlace] = useState(work.place);
  const [drafts, setDrafts] = useState(work.drafts);
  /** As they are now, for what comes later than the screen that began it. */
  const latest = useRef(work.drafts);
  const [trail, setTrail] = useState<readonly string[]>([]);
  const [isAtEnd, setAtEnd] = useState(false);

  const put = (next: WalkPlace): void => {
    setPlace(next);
    void keepPlace(key, next);
  };
  const putDraft = (meterId: string, draft: WalkDraft | undefined): void => {
    const next = new Map(latest.current);
    if (draft) next.set(meterId, draft);
    else next.delete(meterId);
    latest.current = next;
    setDrafts(next);
    void keepDraft(key, meterId, draft);
  };
  return {
    meterId: place.meterId,
    later: place.later,
    /** Whether they went on behind the last one. */
    isAtEnd,
    /** The meter that they were at before; undefined at the first. */
    cameFrom: trail.at(-1),
    draftOf: (meterId: string): WalkDraft => drafts.get(meterId) ?? noDraft,
    /** The meters at which something is typed and not saved. */
    typedAt: [...drafts].flatMap(([meterId, draft]) => (isTyped(draft) ? [meterId] : [])),
    /** Goes to a meter, or to the end where there is none; a meter that is put off stands at the end from now on. */
    go(
      meterId: string | undefined,
      { from, putsOff = false }: { from?: string; putsOff?: boolean } = {},
    ): void {
      if (from !== undefined) setTrail((before) => [...before, from]);
      setAtEnd(meterId === undefined);
      const later = putsOff && from !== undefined ? comeBackTo(place.later, from) : place.later;
      put({ meterId: meterId ?? null, later });
    },
    /** Goes back to where they were. */
    goBack(): void {
      const before = trail.at(-1);
      if (before === undefined) return;
      setTrail(trail.slice(0, -1));
      setAtEnd(false);
      put({ ...place, meterId: before });
    },
    /** Keeps what stands in the fields of a meter; undefined empties them. */
    setDraft: putDraft,
    /** Changes some of what stands there, and leaves the rest as it is by now. */
    changeDraft: (meterId: string, changed: Partial<WalkDraft>): void =>
      putDraft(meterId, { ...(latest.current.get(meterId) ?? noDraft), ...changed }),
  };
}

export type Place = ReturnType<typeof usePlace>;
