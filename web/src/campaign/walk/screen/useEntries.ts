import { useMemo } from 'react';
import { useOutbox } from '../../../core/outbox/useOutbox.ts';
import { useMarks } from '../kept/kept-marks.ts';
import type { WalkKey } from '../kept/walk-database.ts';
import { countEntries, standingsOf } from '../order/standings.ts';
import { isMeterEntry, keysWithPhoto, pendingOf } from '../outbox/walk-entry.ts';
import { walkOutbox } from '../outbox/walk-outbox.ts';

/** What was entered on a walk: what waits and what was sent. */
export function useEntries(key: WalkKey) {
  const { entries, trouble, isRead } = useOutbox(walkOutbox);
  const { marks, isRead: areMarksRead } = useMarks(key, entries.length);
  const [, campaignId] = key;
  return useMemo(() => {
    const pending = pendingOf(entries, campaignId);
    const ofRound = entries.filter(({ value }) => value.campaignId === campaignId);
    const waiting = ofRound.filter(({ state }) => state !== 'refused');
    return {
      entries: ofRound,
      standings: standingsOf(pending, marks, keysWithPhoto(ofRound)),
      counts: countEntries(pending, marks),
      /** Photos whose readings the server has, and those that wait with theirs. */
      photos: waiting.filter((entry) => !isMeterEntry(entry) || entry.value.photoKey !== null)
        .length,
      refused: ofRound.filter(({ state }) => state === 'refused'),
      isNothingLeft: isRead && areMarksRead && ofRound.length === 0,
      trouble,
      isRead: isRead && areMarksRead,
    };
  }, [entries, marks, campaignId, trouble, isRead, areMarksRead]);
}

export type WalkEntries = ReturnType<typeof useEntries>;
