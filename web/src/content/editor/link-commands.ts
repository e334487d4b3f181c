import { type Editor, getMarkRange, type Range } from '@tiptap/core';

/** The address of the link at the cursor or in the selection ('' without one), and whether a new link needs a text. */
export function linkAt(editor: Editor): { address: string; needsText: boolean } {
  const href: unknown = editor.getAttributes('link')['href'];
  const address = typeof href === 'string' ? href : '';
  return { address, needsText: address === '' && editor.state.selection.empty };
}

/** Makes the text selected lead to an address, or inserts a text that does. */
export function insertLink(
  editor: Editor,
  { address, text }: { address: string; text: string },
): void {
  const href = { href: address };
  if (linkAt(editor).needsText) {
    const link = { type: 'text', text: text || address, marks: [{ type: 'link', attrs: href }] };
    // What is typed on after the link is not part of it.
    editor.chain().focus().insertContent(link).unsetMark('link').run();
    return;
  }
  editor.chain().focus().setTextSelection(linkedRange(editor)).setLink(href).run();
}

/** Makes the link at the cursor or in the selection plain text. */
export function removeLink(editor: Editor): void {
  editor.chain().focus().setTextSelection(linkedRange(editor)).unsetLink().run();
}

/** The selection, and all of the links in which it begins and ends: half a link would lead elsewhere than its rest. */
function linkedRange({ schema, state: { selection } }: Editor): Range {
  const { $from, $to, from, to, empty } = selection;
  const link = schema.marks['link'];
  if (link === undefined) return { from, to };
  const begun = getMarkRange($from, link);
  const ended = getMarkRange($to, link);
  // Of a link that only touches the selection nothing is selected.
  return {
    from: begun && (empty || begun.to > from) ? begun.from : from,
    to: ended && (empty || ended.from < to) ? ended.to : to,
  };
}
