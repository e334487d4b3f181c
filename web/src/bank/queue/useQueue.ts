import { bankLineEndpoints } from '@grzadka/contract/bank/queue/bank-line.endpoints';
import type { BankLineAssign, WaitingLine } from '@grzadka/contract/bank/queue/bank-line.model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText, toastText } from '../../core/api/api-error.ts';
import { call } from '../../core/api/call.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { bankLineArea, candidatesQuery, queueQuery } from './bank-line.queries.ts';
import { bankLineText } from './bank-line.text.ts';
import { type Press, wasSeen } from './press.ts';

/** How many lines are read at once. */
const pageSize = 50;

/** The most that the call gives. */
const largestPage = 1000;

type Parts = BankLineAssign['parts'];

/** How long the message stays that a press did nothing, in milliseconds. */
const refusalStay = 8000;

/** Shows a message that a press did nothing, beside what is pressed next: nothing on the screen gives way to it. */
function tellRefused(key?: string): void {
  notify.info(bankLineText.pressRefused(key), { durationMs: refusalStay });
}

/** The queue as somebody goes through it: which line is before them, and what is done with it. */
export function useQueue() {
  const queryClient = useQueryClient();
  const tellChanged = useRecordChanged(bankLineArea);
  const [limit, setLimit] = useState(pageSize);
  const { data, error, isPending, refetch } = useQuery(queueQuery(limit));
  const [current, setCurrent] = useState<{ readonly id?: string; readonly place: number }>({
    place: 0,
  });
  const running = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const items = data?.items ?? [];
  const found = items.findIndex(({ id }) => id === current.id);
  // Whoever was faster has taken the line away: the one that has come into its place is next.
  const place = Math.max(0, found >= 0 ? found : Math.min(current.place, items.length - 1));
  const line = items[place];
  const next = items[place + 1];

  const go = (step: -1 | 1) => {
    const other = items[place + step];
    if (other) setCurrent({ id: other.id, place: place + step });
    // Those behind are read before the last one is reached.
    const isNearEnd = place + step >= items.length - 2;
    if (isNearEnd && items.length < (data?.totalItems ?? 0)) {
      setLimit((known) => Math.min(known + pageSize, largestPage));
    }
  };

  /**
   * Whether a press may act on the line: nothing is on its way, and somebody has seen it. Else a message says that it did
   * nothing.
   */
  const takes = (press: Press): boolean => {
    const isTaken = !running.current && wasSeen(press);
    if (!isTaken) tellRefused(press.key);
    return isTaken;
  };

  /** Does one thing at a time, and shows why it was refused; returns whether it was done. */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (running.current) {
      tellRefused();
      return false;
    }
    running.current = true;
    setBusy(true);
    try {
      await work();
      return true;
    } catch (failure) {
      notify.error(toastText(failure) ?? errorText(failure));
      tellChanged();
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  /** Goes on to the next line, or at the end to the one before: this one is gone. */
  const goOn = (done: WaitingLine) => {
    const rest = items.filter(({ id }) => id !== done.id);
    const following = rest[Math.min(place, rest.length - 1)];
    setCurrent(following ? { id: following.id, place: rest.indexOf(following) } : { place: 0 });
    queryClient.setQueryData(
      queueQuery(limit).queryKey,
      (known) => known && { items: rest, totalItems: Math.max(known.totalItems - 1, rest.length) },
    );
    tellChanged();
  };

  const undo = (done: WaitingLine) => async () => {
    const body = { id: done.id, reason: bankLineText.undoReason };
    const isDone = await attempt(() => call(bankLineEndpoints.unassign, { body }));
    if (!isDone) return;
    setCurrent({ id: done.id, place });
    tellChanged();
    notify.success(bankLineText.undone(done.amount));
  };

  /** Shows that a line is booked, and offers to take that back; the next one comes. */
  const tellBooked = (done: WaitingLine, whose: string) => {
    // Only the last one is taken back from here: those before it are taken back on their own screens.
    notify.clear();
    notify.success(bankLineText.booked(done.amount, whose), {
      action: { label: bankLineText.undo, run: undo(done), isUndo: true },
    });
    goOn(done);
  };

  return {
    line,
    next,
    place,
    total: data?.totalItems ?? 0,
    isPending,
    error,
    refetch,
    isBusy,
    takes,
    hasPrevious: place > 0,
    hasNext: next !== undefined,
    go,
    tellBooked,
    tellChanged,
    assign: async (done: WaitingLine, parts: Parts, whose: string) => {
      const body = { id: done.id, parts };
      if (await attempt(() => call(bankLineEndpoints.assign, { body }))) tellBooked(done, whose);
    },
    postpone: async (done: WaitingLine) => {
      const body = { id: done.id, postponed: !done.postponed };
      if (!(await attempt(() => call(bankLineEndpoints.postpone, { body })))) return;
      if (body.postponed) {
        notify.info(bankLineText.putOff);
        setCurrent(next ? { id: next.id, place } : { place: 0 });
      }
      tellChanged();
    },
    /** What the next line will show is read while this one is looked at. */
    readAhead: () => {
      if (next) void queryClient.prefetchQuery(candidatesQuery(next.id));
    },
  };
}

export type Queue = ReturnType<typeof useQueue>;
