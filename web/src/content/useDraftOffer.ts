import type { Editor } from '@tiptap/core';
import { useEffect, useMemo, useState } from 'react';
import { useUserId } from '../core/access/useUserId.ts';
import { useContentOwner } from './content-owner.ts';
import type { OfferedDraft } from './DraftOffer.tsx';
import type { OpenedText } from './TextBlockForm.tsx';
import { readDraft, removeOldDrafts, type TextDraft } from './text-draft.ts';
import { useTextDraft } from './useTextDraft.ts';

interface DraftOfferOptions {
  editor: Editor | null;
  opened: OpenedText;
  etag: string | undefined;
  isDirty: () => boolean;
}

/** Keeps drafts of a text, and offers the one that an earlier visit left. */
export function useDraftOffer({ editor, opened, etag, isDirty }: DraftOfferOptions) {
  const { name: ownerName } = useContentOwner();
  const userId = useUserId() ?? '';
  const { itemId, html } = opened;
  const place = useMemo(() => ({ userId, ownerName, itemId }), [userId, ownerName, itemId]);
  const drop = useTextDraft({ editor, place, etag, isDirty });
  const [left, setLeft] = useState<TextDraft | undefined>(() => {
    const draft = readDraft(localStorage, place);
    return draft?.html === html ? undefined : draft;
  });
  useEffect(() => removeOldDrafts(localStorage, new Date()), []);

  const offer: OfferedDraft | undefined = left && {
    draft: left,
    isOutdated: left.etag !== opened.etag,
    restore: () => {
      editor?.chain().setContent(left.html).focus('end').run();
      setLeft(undefined);
    },
    discard: () => {
      drop();
      setLeft(undefined);
    },
  };
  return { offer, drop };
}
