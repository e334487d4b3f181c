import { allowedHtml, initialHtml } from '@grzadka/contract/content/html-rules';
import type { Extensions } from '@tiptap/core';
import { type Editor, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useLatest } from '../../core/ui/useLatest.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { editorText } from './editor.text.ts';
import { isBareHost, isLinkAddress } from './link-address.ts';
import { runTextShortcut, type TextShortcuts } from './text-shortcuts.ts';

/**
 * What a text can be made of: exactly what the server stores (contract/content/html-rules), so that
 * nothing written here is missing after it was saved.
 */
export const editorExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    // Would save an empty paragraph after every list and heading that ends a text.
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { rel: allowedHtml.linkRel, target: null },
      // An address typed without a protocol is completed by the one above.
      isAllowedUri: (address) =>
        URL.canParse(address) ? isLinkAddress(address) : isBareHost(address),
    },
  }),
];

interface TextEditorOptions extends TextShortcuts {
  html: string;
  /** Whether the cursor is put into the text at once. */
  takesFocus: boolean;
  onToolbar: () => void;
  /** Hears that somebody tried to put an image into the text. */
  onImage: () => void;
}

/**
 * The editor of one text; null until it is made. A text that nobody has written in yet is selected,
 * so that typing replaces it.
 */
export function useTextEditor({ html, takesFocus, ...handlers }: TextEditorOptions): Editor | null {
  const latest = useLatest(handlers);
  return useEditor({
    extensions: editorExtensions,
    content: html,
    // In a lazily loaded screen the editor cannot be made while React renders.
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    // '2 * 3 * 4' is a sum and no italics: of what Markdown would make, lists alone are what is meant.
    enableInputRules: ['bulletList', 'orderedList'],
    enablePasteRules: false,
    autofocus: takesFocus && (html === initialHtml ? 'all' : 'start'),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': editorText.editor,
        lang: 'pl',
        spellcheck: 'true',
      },
      transformPastedHTML: cleanPastedHtml,
      handlePaste: (_, event) => refuseImages(event.clipboardData, latest.current.onImage),
      handleDrop: (_, event) => refuseImages(event.dataTransfer, latest.current.onImage),
      handleKeyDown: (_, event) => {
        if (event.altKey && event.key === 'F10') {
          event.preventDefault();
          latest.current.onToolbar();
          return true;
        }
        return runTextShortcut(event, latest.current);
      },
    },
  });
}

/** Images are blocks of their own: a file pasted or dropped is not for the text. */
function refuseImages(data: DataTransfer | null, tell: () => void): boolean {
  const isImageAlone =
    [...(data?.files ?? [])].some(({ type }) => type.startsWith('image/')) &&
    !data?.types.includes('text/html');
  if (isImageAlone) tell();
  return isImageAlone;
}
