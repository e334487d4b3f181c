import type { Editor } from '@tiptap/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useFieldDescription } from '../../core/form/field-descriptions.tsx';
import { useShortcut } from '../../core/shortcut/useShortcut.ts';
import { Card } from '../../core/ui/elements/Card.tsx';
import { classNames } from '../../core/ui/elements/class-names.ts';
import { HelperText } from '../../core/ui/fields/HelperText.tsx';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { notify } from '../../core/ui/toasts/notify.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { focusedText, linkShortcut, toolbarShortcut } from './editor-commands.ts';
import styles from './HtmlField.module.css';
import { useTextEditor } from './useTextEditor.ts';
import { WrittenText } from './WrittenText.tsx';

const LinkDialog = latePart(async () => (await import('./LinkDialog.tsx')).LinkDialog);

interface HtmlFieldProps {
  name: string;
  label: string;
  /** Said when somebody tries to put an image into the text. */
  noImages: string;
  /** What stands beside the toolbar and writes into the text. */
  renderTools?: (editor: Editor) => ReactNode;
}

/** A formatted text in a form: what the editor makes of it is the value, and its error and its focus are the form's. */
export function HtmlField({ name, label, noImages, renderTools }: HtmlFieldProps) {
  const { field, fieldState } = useController({ name });
  useFieldDescription(name, label, textOf);
  const toolbar = useRef<HTMLDivElement>(null);
  const helperId = useId();
  const [isLinking, setLinking] = useState(false);
  const link = () => setLinking(true);
  const editor = useTextEditor({
    html: field.value ?? '',
    label,
    takesFocus: false,
    onImage: () => notify.info(noImages),
    onChange: field.onChange,
  });
  useShortcut(linkShortcut, link, focusedText);
  const toToolbar = () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  useShortcut(toolbarShortcut, toToolbar, toolbar);
  useFormsValue(editor, field.value ?? '');
  const { ref } = field;
  useEffect(() => {
    if (editor) ref({ focus: () => editor.commands.focus() });
  }, [editor, ref]);
  return (
    <div>
      {/* Its name lets a fault that the server finds be shown here. */}
      <input type="hidden" name={name} />
      <Card
        className={classNames(styles['frame'], fieldState.invalid && styles['wrong'])}
        onBlur={field.onBlur}
      >
        <div className={styles['tools']}>
          {editor && <EditorToolbar ref={toolbar} editor={editor} onLink={link} />}
          {editor && renderTools?.(editor)}
        </div>
        <div className={styles['text']}>
          <WrittenText editor={editor} />
        </div>
      </Card>
      {fieldState.error && (
        <HelperText id={helperId} isWrong role="alert">
          {fieldState.error.message}
        </HelperText>
      )}
      {editor && <LinkDialog editor={editor} open={isLinking} onClose={() => setLinking(false)} />}
    </div>
  );
}

/** Shows what the form has got anew, such as another template, or what somebody else saved; what is typed here is that already. */
function useFormsValue(editor: Editor | null, value: string): void {
  useEffect(() => {
    if (editor && editor.getHTML() !== value) {
      editor.commands.setContent(value, { emitUpdate: false });
    }
  }, [editor, value]);
}

/** A formatted text as it reads, for whoever chooses between two versions of it. */
function textOf(value: unknown): string {
  const html = new DOMParser().parseFromString(String(value), 'text/html');
  return html.body.textContent;
}
