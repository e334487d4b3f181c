import { useRef, useState } from 'react';
import { LeaveQuestion } from '../../core/form/LeaveQuestion.tsx';
import { saveKeys, useShortcut } from '../../core/shortcut/useShortcut.ts';
import { Notice } from '../../core/ui/elements/Notice.tsx';
import { HelperText } from '../../core/ui/fields/HelperText.tsx';
import { AddIcon } from '../../core/ui/icons.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { AlertAction, StaleAction } from '../../core/ui/screen/ErrorBanner.tsx';
import { Screen } from '../../core/ui/screen/Screen.tsx';
import { notify } from '../../core/ui/toasts/notify.ts';
import { ToastPlace } from '../../core/ui/toasts/ToastPlace.tsx';
import { useContentOwner } from '../content-owner.ts';
import { EditorToolbar } from '../editor/EditorToolbar.tsx';
import { editorText } from '../editor/editor.text.ts';
import {
  commitShortcut,
  focusedText,
  linkShortcut,
  toolbarShortcut,
} from '../editor/editor-commands.ts';
import { useTextEditor } from '../editor/useTextEditor.ts';
import { WrittenText } from '../editor/WrittenText.tsx';
import { FindingsQuestion } from '../findings/FindingsQuestion.tsx';
import { TextActions } from './TextActions.tsx';
import styles from './TextBlockForm.module.css';
import type { DraftPlace, OpenedText } from './text-draft.ts';
import { useTextBlock } from './useTextBlock.ts';

const LinkDialog = latePart(async () => (await import('../editor/LinkDialog.tsx')).LinkDialog);
const DraftOffer = latePart(async () => (await import('./DraftOffer.tsx')).DraftOffer);
const StaleTextDialog = latePart(
  async () => (await import('./StaleTextDialog.tsx')).StaleTextDialog,
);

interface TextBlockFormProps {
  subject: string | undefined;
  opened: OpenedText;
  place: DraftPlace;
}

/** The editor with its toolbar, its two ways to save, and what keeps the text from being lost. */
export function TextBlockForm({ subject, opened, place }: TextBlockFormProps) {
  const owner = useContentOwner();
  const toolbar = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const editor = useTextEditor({
    html: opened.html,
    takesFocus: opened.draft === undefined,
    onImage: () => notify.info(editorText.noImages),
  });
  const text = useTextBlock({ editor, opened, place });
  const link = () => setLinking(true);
  const toToolbar = () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  useShortcut({ keys: saveKeys, label: editorText.save }, () => void text.save(), toolbar);
  useShortcut(commitShortcut, () => void text.commit(), toolbar);
  useShortcut(linkShortcut, link, focusedText);
  useShortcut(toolbarShortcut, toToolbar, toolbar);

  return (
    <Screen
      title={editorText.title}
      subject={subject}
      back={owner.paths.edit}
      scroll="content"
      busy={text.isSaving}
      busySaving
      busyKeepsFocus={!text.isLeaving}
      error={text.error}
      errorAction={
        <>
          {text.isStale && <StaleAction onClick={() => void text.readNewest()} />}
          {text.isGone && (
            <AlertAction icon={<AddIcon />} onClick={() => void text.saveAsNew()}>
              {editorText.saveAsNew}
            </AlertAction>
          )}
        </>
      }
      onCloseError={text.clearError}
    >
      {editor && (
        <div className={styles['tools']}>
          <EditorToolbar ref={toolbar} editor={editor} onLink={link} />
        </div>
      )}
      {text.isJustSaved && (
        <Notice isLoud tone="success" onClose={text.clearSaved} className={styles['saved']}>
          {editorText.saved}
        </Notice>
      )}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a press beside the text leads into it; with the keyboard one is there by Tab */}
      <div
        onClick={(event) => event.target === event.currentTarget && editor?.commands.focus('end')}
        className={styles['sheet']}
      >
        <WrittenText editor={editor} />
      </div>
      {text.fieldError !== undefined && (
        <HelperText isWrong role="alert" className={styles['wrong']}>
          {text.fieldError}
        </HelperText>
      )}
      <ToastPlace />
      <TextActions isDirty={text.isDirty} onSave={text.save} onCommit={text.commit} />
      {editor && <LinkDialog editor={editor} open={isLinking} onClose={() => setLinking(false)} />}
      <DraftOffer open={text.offer !== undefined} offer={text.offer} />
      <StaleTextDialog
        open={text.versions !== undefined}
        versions={text.versions}
        onKeep={text.keepMine}
        onTake={text.takeNewest}
      />
      <FindingsQuestion guard={text.personalData} />
      <LeaveQuestion guard={text.guard} />
    </Screen>
  );
}
