import { storedHtml } from '@grzadka/contract/content/content.model';
import { useQueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { ApiError } from '../../core/api/api-error.ts';
import { useLeaveGuard } from '../../core/form/useLeaveGuard.ts';
import { isCancellation, useSaving } from '../../core/form/useSaving.ts';
import { useNavigate } from '../../core/navigation/place.ts';
import { useGoUp } from '../../core/ui/screen/useGoUp.ts';
import { notify } from '../../core/ui/toasts/notify.ts';
import { keepBlockPlace } from '../block-place.ts';
import { blockQuery } from '../content-block.queries.ts';
import { useContentOwner } from '../content-owner.ts';
import { editorText } from '../editor/editor.text.ts';
import { findInBlock } from '../findings/find-personal-data.ts';
import { usePersonalDataGuard } from '../findings/usePersonalDataGuard.ts';
import type { TextVersions } from './StaleTextDialog.tsx';
import type { DraftPlace, OpenedText } from './text-draft.ts';
import { useDraftOffer } from './useDraftOffer.ts';
import { useSavedDocument } from './useSavedDocument.ts';

interface TextBlock {
  editor: Editor | null;
  opened: OpenedText;
  place: DraftPlace;
}

/** The version of the block that is being changed, with its text where that is known. */
interface BaseText {
  readonly html: string | undefined;
  readonly etag: string | undefined;
}

/** The saving of a text block: two ways to save, the draft, and the conflict with somebody else. */
export function useTextBlock({ editor, opened, place }: TextBlock) {
  const { itemId } = opened;
  const owner = useContentOwner();
  const queryClient = useQueryClient();
  const goUp = useGoUp(owner.paths.edit);
  const navigate = useNavigate();
  const [base, setBase] = useState<BaseText>({ html: opened.html, etag: opened.etag });
  const [versions, setVersions] = useState<TextVersions>();
  const [fieldError, setFieldError] = useState<string>();
  // What was typed during a save that leads away would stay behind.
  const [isLeaving, setLeaving] = useState(false);
  const document = useSavedDocument(editor);
  const drafts = useDraftOffer({
    editor,
    opened,
    place,
    etag: base.etag,
    isDirty: document.isDirtyNow,
    // Of an earlier version than the one just read, the text is not known.
    onRestore: (etag) => setBase({ html: etag === opened.etag ? opened.html : undefined, etag }),
  });
  const guard = useLeaveGuard(document.isDirty);
  const personalData = usePersonalDataGuard();

  const read = async () => {
    const { queryKey, queryFn } = blockQuery(owner, itemId, 'HtmlText');
    const { reply, etag: newEtag } = await queryClient.fetchQuery({ queryKey, queryFn });
    return { html: reply.htmlText, etag: newEtag };
  };
  const saving = useSaving<string>({
    submit: async (html, { ifMatch, asking }) => {
      const answer = await personalData.check(findInBlock(owner, { html }, itemId), asking);
      // Not read again: that could be what somebody else has saved since, and hide it.
      const made = await owner.updateText(itemId, { html, ...answer }, { ifMatch });
      setBase({ html, etag: made.etag });
    },
    ifMatch: base.etag,
    errorAs: 'alert',
  });

  const save = async (): Promise<boolean> => {
    if (editor === null) return false;
    const html = editorHtml(editor);
    const saved = editor.state.doc;
    const refusal = storedHtml.safeParse(html).error?.issues[0]?.message;
    setFieldError(refusal);
    if (refusal !== undefined) return false;
    const outcome = await saving.run(html);
    if (!outcome.saved) {
      const fault =
        outcome.failure instanceof ApiError ? outcome.failure.fields['html'] : undefined;
      setFieldError(fault);
      if (fault === undefined && outcome.failure !== undefined) saving.report(outcome.failure);
      return false;
    }
    document.markSaved(saved);
    // What was typed while it was being saved stays a draft.
    if (editor.state.doc.eq(saved)) drafts.drop();
    void queryClient.invalidateQueries({ queryKey: owner.queryKey });
    return true;
  };
  const commit = async () => {
    setLeaving(true);
    const isSaved = await save();
    setLeaving(false);
    if (!isSaved) return;
    notify.success(editorText.saved);
    keepBlockPlace(owner.name, itemId);
    guard.release();
    goUp();
  };
  /** Saves a text whose block somebody deleted as a new block, and goes on with that one. */
  const saveAsNew = async () => {
    if (editor === null) return;
    saving.clearError();
    setLeaving(true);
    const html = editorHtml(editor);
    try {
      await saving.during(async () => {
        const answer = await personalData.check(findInBlock(owner, { html }), saving.asking);
        const { id } = await owner.addText({ html, ...answer });
        drafts.drop();
        guard.release();
        void queryClient.invalidateQueries({ queryKey: owner.queryKey });
        navigate(owner.paths.editText(id), { replace: true });
      });
    } catch (failure) {
      if (!isCancellation(failure)) saving.report(failure);
    } finally {
      setLeaving(false);
    }
  };
  const readNewest = async () => {
    if (editor === null) return;
    saving.clearError();
    try {
      const newest = await read();
      setVersions({ base: base.html, mine: editorHtml(editor), newest });
    } catch (failure) {
      saving.report(failure);
    }
  };
  const settle = (decide?: (html: string) => void) => {
    if (versions === undefined) return;
    setBase(versions.newest);
    decide?.(versions.newest.html);
    setVersions(undefined);
    editor?.commands.focus();
  };

  return {
    ...saving,
    isLeaving,
    save,
    commit,
    fieldError,
    isDirty: document.isDirty,
    isJustSaved: document.isJustSaved,
    clearSaved: document.clearJustSaved,
    offer: drafts.offer,
    versions,
    readNewest,
    saveAsNew,
    personalData,
    keepMine: () => settle(),
    takeNewest: () => settle((html) => document.load(html)),
    guard: {
      ...guard,
      answer: (mayLeave: boolean) => {
        // Who gives the text up does not want to be offered it again.
        if (mayLeave) drafts.drop();
        guard.answer(mayLeave);
      },
    },
  };
}

/**
 * The text of an editor as it is stored, so that letters count the same here and there: with every
 * non-breaking space as the one letter it is, and without halves of letters, which JSON cannot carry.
 */
export function editorHtml(editor: Pick<Editor, 'getHTML'>): string {
  return editor.getHTML().toWellFormed().replaceAll('&nbsp;', '\u00a0');
}
