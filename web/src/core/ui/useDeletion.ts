import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { alertText } from '../api/api-error.ts';

interface DeletionOptions<Item> {
  run: (item: Item) => Promise<unknown>;
  onDeleted: (item: Item) => void;
  /** Hears why it failed, where that is not shown from `error`. */
  onFailed?: (text: string) => void;
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
export function useDeletion<Item>({
  run,
  onDeleted,
  onFailed,
  onSettled,
}: DeletionOptions<Item>): Deletion<Item> {
  const [inQuestion, setInQuestion] = useState<Item>();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: run,
    onSuccess: (_, item) => onDeleted(item),
    onError: (failure) => {
      const text = alertText(failure);
      if (text !== undefined) onFailed?.(text);
    },
    onSettled: () => onSettled?.(),
  });
  return {
    inQuestion,
    ask: setInQuestion,
    answer: (mayDelete) => {
      if (mayDelete && inQuestion !== undefined) mutate(inQuestion);
      setInQuestion(undefined);
    },
    isRunning: isPending,
    error: alertText(error),
    clearError: reset,
  };
}
