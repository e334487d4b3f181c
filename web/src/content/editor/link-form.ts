import { messages } from '@grzadka/contract/core/messages';
import type { Editor } from '@tiptap/core';
import { z } from 'zod';
import { linkText } from './editor.text.ts';
import { completeAddress } from './link-address.ts';

/** What the link dialog asks for; its output has the complete address. */
export const linkForm = z.object({
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

/** The address of the link at the cursor ('' without one), and whether a new link needs a text. */
export function linkAt(editor: Editor): { address: string; needsText: boolean } {
  const href: unknown = editor.getAttributes('link')['href'];
  const address = typeof href === 'string' ? href : '';
  return { address, needsText: address === '' && editor.state.selection.empty };
}

/** Makes the text selected lead to an address, or inserts a text that does. */
export function insertLink(editor: Editor, { address, text }: z.output<typeof linkForm>): void {
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
export function removeLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange('link').unsetLink().run();
}
