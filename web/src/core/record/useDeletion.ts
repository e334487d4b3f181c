import { useCallback, useRef, useState } from 'react';
import type { DeletionReply } from '../api/call.ts';
import type { Failures } from '../ui/screen/useFailures.ts';
import { useLatest } from '../useLatest.ts';
import { useRecordChanged } from './useRecordChanged.ts';
import { useUndoOffer } from './useUndoOffer.ts';

type Version = { readonly etag: string | undefined };

interface DeletionOptions<Item, Reply = unknown> {
  /** Reads the item as it is when the question opens; what is deleted is that version. */
  read?: (item: Item) => Promise<Version>;
  /** Deletes it; `ifMatch` goes into the call's options. Rejects when it is refused. */
  remove: (item: Item, options: { ifMatch: string | undefined }) => Promise<Reply>;
  /** Blocks the screen while it runs, where `DeletionQuestion` does not. */
  during?: (work: () => Promise<void>) => Promise<void>;
  onDeleted?: (item: Item, reply: Reply) => void;
  /** Where the reason of a failure is shown. */
  failures: Pick<Failures, 'show'> & Partial<Pick<Failures, 'clear'>>;
  /** After success and failure alike: of what is gone already the screen is out of date as well. */
  onSettled?: () => void;
}

/** Something that is deleted after a question. */
export interface Deletion<Item> {
  /** What the person is being asked about; undefined while nothing is. */
  inQuestion: Item | undefined;
  ask: (item: Item) => void;
  answer: (mayDelete: boolean) => void;
  isRunning: boolean;
}

/** Asks before something is deleted, and deletes it. */
export function useDeletion<Item, Reply = unknown>({
  read,
  remove,
  during = (work) => work(),
  onDeleted,
  failures,
  onSettled,
}: DeletionOptions<Item, Reply>): Deletion<Item> {
  const [inQuestion, setInQuestion] = useState<Item>();
  const [isRunning, setRunning] = useState(false);
  const version = useRef<Promise<Version>>(undefined);

  const latestRead = useLatest(read);
  const ask = useCallback(
    (item: Item) => {
      version.current = latestRead.current?.(item);
      // That it failed is said once the person wants to delete.
      version.current?.catch(() => undefined);
      setInQuestion(item);
    },
    [latestRead],
  );

  const run = async (item: Item): Promise<void> => {
    setRunning(true);
    failures.clear?.();
    try {
      await during(async () => {
        const known = await version.current;
        const reply = await remove(item, { ifMatch: known?.etag });
        onDeleted?.(item, reply);
      });
    } catch (error) {
      failures.show(error);
    } finally {
      onSettled?.();
      setRunning(false);
    }
  };

  return {
    inQuestion,
    ask,
    answer: (mayDelete) => {
      if (mayDelete && inQuestion !== undefined) void run(inQuestion);
      setInQuestion(undefined);
    },
    isRunning,
  };
}

interface RecordDeletionOptions<Item>
  extends Pick<DeletionOptions<Item, DeletionReply>, 'read' | 'failures'> {
  remove: (item: Item, options: { ifMatch: string | undefined }) => Promise<DeletionReply>;
  onDeleted?: (item: Item) => void;
  /** What is said once it is gone, with the offer to undo it where that is possible. */
  deletedText: (item: Item) => string;
  /** The record's name, and its list where that does not bear it. */
  record: string;
  listName?: string;
  /** Its own screen is open and is left once it is gone, so that it is not to be read again. */
  leavesScreen?: boolean;
}

/** As `useDeletion`, of a record: what shows something of it is read anew afterwards. */
export function useRecordDeletion<Item>({
  record,
  listName,
  leavesScreen = false,
  deletedText,
  onDeleted,
  ...deletion
}: RecordDeletionOptions<Item>): Deletion<Item> {
  const tellChanged = useRecordChanged(record, listName);
  const tellDeleted = useUndoOffer(record, listName);
  return useDeletion<Item, DeletionReply>({
    ...deletion,
    onDeleted: (item, { auditEntry }) => {
      tellDeleted(deletedText(item), auditEntry);
      onDeleted?.(item);
    },
    onSettled: () => tellChanged({ isGone: leavesScreen }),
  });
}
