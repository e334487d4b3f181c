import { reject } from '@grzadka/contract/core/fields';
import { messages } from '@grzadka/contract/core/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Editor } from '@tiptap/core';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { LeaveQuestion } from '../../core/form/LeaveQuestion.tsx';
import { useSaveShortcut } from '../../core/form/useSaveShortcut.ts';
import { Button } from '../../core/ui/elements/Button.tsx';
import { Stack } from '../../core/ui/elements/Stack.tsx';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
} from '../../core/ui/overlays/Dialog.tsx';
import { linkText } from './editor.text.ts';
import styles from './LinkDialog.module.css';
import { completeAddress } from './link-address.ts';
import { insertLink, linkAt, removeLink } from './link-commands.ts';

/** What the link dialog asks for; its output has the complete address. */
const linkForm = z.object({
  address: z.pipe(
    z.string().check(z.trim(), z.minLength(1, { error: messages.fieldEmpty, abort: true })),
    z.transform((typed, payload) => {
      const address = completeAddress(typed);
      if (address !== undefined) return address;
      return reject(payload, linkText.badAddress);
    }),
  ),
  text: z.string().check(z.trim()),
});

interface LinkDialogProps {
  editor: Editor;
  open: boolean;
  onClose: () => void;
}

/** What the surroundings of the link's fields may ask of them. */
interface LinkFieldsHandle {
  /** Closes the dialog, after a question where something typed would be lost. */
  readonly leave: () => void;
}

/** Asks where a link leads: the one at the cursor, or a new one for the text selected. */
export function LinkDialog({ editor, open, onClose }: LinkDialogProps) {
  const fields = useRef<LinkFieldsHandle>(null);
  return (
    <Dialog
      open={open}
      onClose={() => fields.current?.leave()}
      isWide
      size="xs"
      // The focus goes back into the text, not to the button.
      restoresFocus={false}
    >
      <DialogTitle>{linkText.title}</DialogTitle>
      <LinkFields ref={fields} editor={editor} onClose={onClose} />
    </Dialog>
  );
}

interface LinkFieldsProps extends Omit<LinkDialogProps, 'open'> {
  ref: Ref<LinkFieldsHandle>;
}

function LinkFields({ ref, editor, onClose }: LinkFieldsProps) {
  const { address, needsText } = linkAt(editor);
  const form = useForm({ defaultValues: { address, text: '' }, resolver: zodResolver(linkForm) });
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const { isDirty } = form.formState;
  const [isAsking, setAsking] = useState(false);
  useImperativeHandle(ref, () => ({ leave: () => (isDirty ? setAsking(true) : close()) }));
  const answer = (mayLeave: boolean) => {
    setAsking(false);
    if (mayLeave) close();
  };
  const apply = form.handleSubmit((link) => {
    insertLink(editor, link);
    close();
  });
  const remove = () => {
    removeLink(editor);
    close();
  };
  const element = useRef<HTMLFormElement>(null);
  useSaveShortcut(element, linkText.apply);
  return (
    <FormProvider {...form}>
      <form ref={element} noValidate onSubmit={(event) => void apply(event)}>
        <DialogContent>
          <Stack gap={24} className={styles['fields']}>
            <FormTextField
              name="address"
              label={linkText.address}
              inputMode="url"
              helper={linkText.addressHelp}
              autoFocus
            />
            {needsText && (
              <FormTextField name="text" label={linkText.text} helper={linkText.textHelp} />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          {address !== '' && (
            <Button isPlain onClick={remove} className={styles['remove']}>
              {linkText.remove}
            </Button>
          )}
          <Button onClick={close}>{linkText.cancel}</Button>
          <Button type="submit" look="filled">
            {linkText.apply}
          </Button>
        </DialogActions>
      </form>
      <LeaveQuestion guard={{ isAsking, answer }} />
    </FormProvider>
  );
}
