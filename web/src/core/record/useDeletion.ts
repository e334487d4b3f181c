import { useCallback, useRef, useState } from 'react';
import { ApiError, alertText } from '../api/api-error.ts';
import { uiText } from '../ui/ui.text.ts';
import type { DeletionReply } from '../api/call.ts';
import { useLatest } from '../ui/useLatest.ts';
import { useNotify } from '../ui/toasts/useNotify.ts';
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
  /** How a failure is shown; 'alert' leaves it to the screen to show `error`. */
  errorAs: 'alert' | 'snackbar';
  /** Hears why it failed. */
  onFailed?: (failure: unknown) => void;
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
  /** Why it failed, ready to show. */
  error: string | undefined;
  clearError: () => void;
}

/** Asks before something is deleted, and deletes it. */
export function useDeletion<Item, Reply = unknown>({
  read,
  remove,
  during = (work) => work(),
  onDeleted,
  errorAs,
  onFailed,
  onSettled,
}: DeletionOptions<Item, Reply>): Deletion<Item> {
  const notify = useNotify();
  const [inQuestion, setInQuestion] = useState<Item>();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<unknown>();
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
    setFailure(undefined);
    try {
      await during(async () => {
        const known = await version.current;
        const reply = await remove(item, { ifMatch: known?.etag });
        onDeleted?.(item, reply);
      });
    } catch (error) {
      setFailure(error);
      const text = failureText(error);
      if (errorAs === 'snackbar' && text !== undefined) notify.error(text);
      onFailed?.(error);
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
    error: failureText(failure),
    clearError: () => setFailure(undefined),
  };
}

/** Why a deletion failed, ready to show. */
function failureText(failure: unknown): string | undefined {
  const isStale = failure instanceof ApiError && failure.code === 'stale';
  return isStale ? uiText.staleDeletion : alertText(failure);
}

interface RecordDeletionOptions<Item>
  extends Pick<DeletionOptions<Item, DeletionReply>, 'read' | 'errorAs'> {
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
