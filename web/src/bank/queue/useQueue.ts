import { bankLineEndpoints } from '@grzadka/contract/bank/queue/bank-line.endpoints';
import type { BankLineAssign, WaitingLine } from '@grzadka/contract/bank/queue/bank-line.model';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../core/api/call.ts';
import { useWaitingQueue } from '../../core/queue/useWaitingQueue.ts';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { bankLineArea, candidatesQuery, queueKey, readQueue } from './bank-line.queries.ts';
import { bankLineText } from './bank-line.text.ts';

type Parts = BankLineAssign['parts'];

/** The queue as somebody goes through it: which line is before them, and what is done with it. */
export function useQueue() {
  const queryClient = useQueryClient();
  const tellChanged = useRecordChanged(bankLineArea);
  const {
    item: line,
    next,
    attempt,
    goTo,
    goOn,
    ...shown
  } = useWaitingQueue<WaitingLine>({
    queryKey: queueKey,
    read: readQueue,
    tellChanged,
    pressRefused: bankLineText.pressRefused,
  });

  const undo = (done: WaitingLine) => async () => {
    const body = { id: done.id, reason: bankLineText.undoReason };
    const isDone = await attempt(() => call(bankLineEndpoints.unassign, { body }));
    if (!isDone) return;
    goTo(done.id);
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
    ...shown,
    line,
    next,
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
        goTo(next?.id);
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
