import { messages } from '@grzadka/contract/core/messages';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { linkText } from './editor.text.ts';
import { completeAddress } from './link-address.ts';

/** What the link dialog asks for; its output has the complete address. */
const linkForm = z.object({
  address: z
    .string()
    .trim()
    .min(1, { error: messages.fieldEmpty, abort: true })
    .transform((typed, context) => {
      const address = completeAddress(typed);
      if (address !== undefined) return address;
      context.addIssue({ code: 'custom', message: linkText.badAddress });
      return z.NEVER;
    }),
  text: z.string().trim(),
});

interface LinkDialogProps {
  editor: Editor;
  open: boolean;
  onClose: () => void;
}

/** Asks where a link leads: the one at the cursor, or a new one for the text selected. */
export function LinkDialog({ editor, open, onClose }: LinkDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
      // The focus goes back into the text, not to the button.
      disableRestoreFocus
    >
      <DialogTitle id={titleId}>{linkText.title}</DialogTitle>
      <LinkFields editor={editor} onClose={onClose} />
    </Dialog>
  );
}

function LinkFields({ editor, onClose }: Omit<LinkDialogProps, 'open'>) {
  const { address, needsText } = linkAt(editor);
  const form = useForm({ defaultValues: { address, text: '' }, resolver: zodResolver(linkForm) });
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = form.handleSubmit((link) => {
    insertLink(editor, link);
    close();
  });
  const remove = () => {
    removeLink(editor);
    close();
  };
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void apply(event)}>
        <DialogContent>
          <Stack spacing={3} sx={{ pt: 1 }}>
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
            <Button color="error" onClick={remove} sx={{ mr: 'auto' }}>
              {linkText.remove}
            </Button>
          )}
          <Button onClick={close}>{linkText.cancel}</Button>
          <Button type="submit" variant="contained">
            {linkText.apply}
          </Button>
        </DialogActions>
      </form>
    </FormProvider>
  );
}

/** The address of the link at the cursor ('' without one), and whether a new link needs a text. */
function linkAt(editor: Editor): { address: string; needsText: boolean } {
  const href: unknown = editor.getAttributes('link')['href'];
  const address = typeof href === 'string' ? href : '';
  return { address, needsText: address === '' && editor.state.selection.empty };
}

/** Makes the text selected lead to an address, or inserts a text that does. */
function insertLink(editor: Editor, { address, text }: z.output<typeof linkForm>): void {
  const href = { href: address };
  if (linkAt(editor).needsText) {
    const link = { type: 'text', text: text || address, marks: [{ type: 'link', attrs: href }] };
    // What is typed on after the link is not part of it.
    editor.chain().focus().insertContent(link).unsetMark('link').run();
    return;
  }
  editor.chain().focus().extendMarkRange('link').setLink(href).run();
}

/** Makes the link at the cursor plain text. */
function removeLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange('link').unsetLink().run();
}
