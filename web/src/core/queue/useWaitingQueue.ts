import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText, toastText } from '../api/api-error.ts';
import { notify } from '../ui/toasts/notify.ts';
import { type Press, wasSeen } from './press.ts';

/** How many items are read at once. */
const pageSize = 50;

/** The most that a call gives. */
const largestPage = 1000;

/** How long the message stays that a press did nothing, in milliseconds. */
const refusalStay = 8000;

interface QueuePage<Item> {
  readonly items: readonly Item[];
  /** Null where the server did not count them. */
  readonly totalItems: number | null;
}

interface WaitingQueueOptions<Item> {
  /** Under what the items are kept. */
  readonly queryKey: QueryKey;
  /** Reads the items that wait, as many of them as are asked for. */
  readonly read: (limit: number, signal: AbortSignal) => Promise<QueuePage<Item>>;
  /** Says that an item changed. */
  readonly tellChanged: () => void;
  /** That a press did nothing, in words; of a click without a key. */
  readonly pressRefused: (key: string | undefined) => string;
}

/** A queue as somebody goes through it: which item is before them, and one thing done with it at a time. */
export function useWaitingQueue<Item extends { readonly id: string }>({
  queryKey,
  read,
  tellChanged,
  pressRefused,
}: WaitingQueueOptions<Item>) {
  const queryClient = useQueryClient();
  const [limit, setLimit] = useState(pageSize);
  const { data, error, isPending, refetch } = useQuery<QueuePage<Item>>({
    queryKey: [...queryKey, limit],
    queryFn: ({ signal }) => read(limit, signal),
    placeholderData: keepPreviousData,
  });
  const [current, setCurrent] = useState<{ readonly id?: string; readonly place: number }>({
    place: 0,
  });
  const running = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const items = data?.items ?? [];
  const found = items.findIndex(({ id }) => id === current.id);
  // Whoever was faster has taken the item away: the one that has come into its place is next.
  const place = Math.max(0, found >= 0 ? found : Math.min(current.place, items.length - 1));
  const next = items[place + 1];

  /** Shows a message that a press did nothing, beside what is pressed next: nothing on the screen gives way to it. */
  const tellRefused = (key?: string): void => {
    notify.info(pressRefused(key), { durationMs: refusalStay });
  };

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
   * Whether a press may act on the item: nothing is on its way, and somebody has seen it. Else a message says that it did
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

  return {
    item: items[place],
    next,
    place,
    total: data?.totalItems ?? 0,
    isPending,
    error,
    refetch,
    isBusy,
    takes,
    attempt,
    hasPrevious: place > 0,
    hasNext: next !== undefined,
    go,
    /** Brings an item before the person, without one the first. */
    goTo: (id: string | undefined) => setCurrent(id === undefined ? { place: 0 } : { id, place }),
    /** Goes on to the next item, or at the end to the one before: this one is gone. */
    goOn: (done: Item) => {
      const rest = items.filter(({ id }) => id !== done.id);
      const following = rest[Math.min(place, rest.length - 1)];
      setCurrent(following ? { id: following.id, place: rest.indexOf(following) } : { place: 0 });
      queryClient.setQueryData<QueuePage<Item>>(
        [...queryKey, limit],
        (known) =>
          known && { items: rest, totalItems: Math.max((known.totalItems ?? 0) - 1, rest.length) },
      );
      tellChanged();
    },
  };
}
