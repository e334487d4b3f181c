import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import type { OfferedDraft } from './DraftOffer.tsx';
import { type DraftPlace, type OpenedText, removeOldDrafts } from './text-draft.ts';
import { useTextDraft } from './useTextDraft.ts';

interface DraftOfferOptions {
  editor: Editor | null;
  opened: OpenedText;
  place: DraftPlace;
  etag: string | undefined;
  isDirty: () => boolean;
  /** Called with the version that a restored draft was typed into. */
  onRestore: (etag: string | undefined) => void;
}

/** Keeps drafts of a text, and offers the one that an earlier visit left. */
export function useDraftOffer({ opened, onRestore, ...options }: DraftOfferOptions) {
  const { editor } = options;
  const drop = useTextDraft(options);
  const [left, setLeft] = useState(opened.draft);
  useEffect(() => removeOldDrafts(localStorage, new Date()), []);

  const offer: OfferedDraft | undefined = left && {
    draft: left,
    isOutdated: left.etag !== opened.etag,
    restore: () => {
      editor?.chain().setContent(left.html).focus('end').run();
      // So that what somebody saved since then is shown before it is overwritten.
      onRestore(left.etag);
      setLeft(undefined);
    },
    discard: () => {
      drop();
      setLeft(undefined);
    },
  };
  return { offer, drop };
}
