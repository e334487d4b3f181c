import { allowedHtml, initialHtml } from '@grzadka/contract/content/html-rules';
import type { Extensions } from '@tiptap/core';
import { type Editor, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useLatest } from '../../core/useLatest.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { editorText } from './editor.text.ts';
import { isBareHost, isLinkAddress } from './link-address.ts';

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

interface TextEditorOptions {
  html: string;
  /** What the text is called to those who do not see it. */
  label?: string;
  /** Whether the cursor is put into the text at once. */
  takesFocus: boolean;
  /** Hears that somebody tried to put an image into the text. */
  onImage: () => void;
  /** Hears each change of the text. */
  onChange?: (html: string) => void;
}

/**
 * The editor of one text; null until it is made. A text that nobody has written in yet is selected,
 * so that typing replaces it.
 */
export function useTextEditor({
  html,
  label = editorText.editor,
  takesFocus,
  onImage,
  onChange,
}: TextEditorOptions): Editor | null {
  const tellImage = useLatest(onImage);
  const tellChange = useLatest(onChange);
  return useEditor({
    extensions: editorExtensions,
    content: html,
    // In a lazily loaded screen the editor cannot be made while React renders.
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    // '2 * 3 * 4' is a sum and no italics: of what Markdown would make, lists alone are what is meant.
    enableInputRules: ['bulletList', 'orderedList'],
    enablePasteRules: false,
    onUpdate: ({ editor }) => tellChange.current?.(editor.getHTML()),
    autofocus: takesFocus && (html === initialHtml ? 'all' : 'start'),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: 'pl',
        spellcheck: 'true',
      },
      transformPastedHTML: cleanPastedHtml,
      handlePaste: (_, event) => refuseImages(event.clipboardData, tellImage.current),
      handleDrop: (_, event) => refuseImages(event.dataTransfer, tellImage.current),
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
