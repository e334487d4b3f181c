import { allowedHtml } from '@grzadka/contract/content/html-rules';
import type { Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
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
