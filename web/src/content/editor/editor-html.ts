import type { Editor } from '@tiptap/core';

/**
 * The text of an editor as it is stored, so that letters count the same here and there: with every
 * non-breaking space as the one letter it is, and without halves of letters, which JSON cannot carry.
 */
export function editorHtml(editor: Pick<Editor, 'getHTML'>): string {
  return editor.getHTML().toWellFormed().replaceAll('&nbsp;', '\u00a0');
}
