import type { Editor } from '@tiptap/core';
import { useCallback, useEffect, useRef } from 'react';
import { notify } from '../../core/ui/toasts/notify.ts';
import { useLatest } from '../../core/useLatest.ts';
import { draftText } from '../editor/editor.text.ts';
import { type DraftPlace, keyOf, removeDraft, writeDraft } from './text-draft.ts';

/** How long after the last key a draft is kept, in milliseconds. */
const pause = 400;

interface TextDraftOptions {
  editor: Editor | null;
  place: DraftPlace;
  /** The version of the block that is being changed. */
  etag: string | undefined;
  /** Whether the text differs from the saved one. */
  isDirty: () => boolean;
}

/**
 * Keeps a draft in the browser while the text is not saved: shortly after each change, and when the
 * tab is hidden or closed. Returns the way to give the draft up, once it is saved or not wanted.
 */
export function useTextDraft({ editor, place, etag, isDirty }: TextDraftOptions): () => void {
  const timer = useRef<number>(undefined);
  const hasFailed = useRef(false);

  const keep = useLatest(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (editor === null) return;
    if (!isDirty()) return removeDraft(localStorage, place);
    const typedAt = new Date().toISOString();
    const isKept = writeDraft(localStorage, place, { html: editor.getHTML(), typedAt, etag });
    if (!isKept && !hasFailed.current) notify.error(draftText.notKept, { durationMs: 8000 });
    hasFailed.current = !isKept;
  });

  useEffect(() => {
    if (editor === null) return undefined;
    const keepSoon = () => {
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => keep.current(), pause);
    };
    // Only what was typed since the last time: another tab may have saved the block meanwhile.
    const keepNow = () => timer.current !== undefined && keep.current();
    // Another tab gave the draft up; here the text is still being written.
    const keepAnew = ({ key, newValue }: StorageEvent) =>
      key === keyOf(place) && newValue === null && keep.current();
    editor.on('update', keepSoon);
    globalThis.addEventListener('storage', keepAnew);
    globalThis.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      keepNow();
      editor.off('update', keepSoon);
      globalThis.removeEventListener('storage', keepAnew);
      globalThis.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
    };
  }, [editor, keep, place]);

  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    removeDraft(localStorage, place);
  }, [place]);
}
