/**
 * What a text may consist of: the editor makes nothing else, and the server lets nothing else
 * through when it stores.
 */
export const allowedHtml = {
  elements: [
    'p',
    'h2',
    'h3',
    'h4',
    'br',
    'blockquote',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'u',
    's',
    'a',
  ],
  /** By element; every other attribute goes. */
  attributes: { a: ['href', 'rel'], ol: ['start'] },
  /** Protocols of links; a link without one of them becomes plain text. */
  linkProtocols: ['http:', 'https:', 'mailto:', 'tel:'],
  /** What every link states, so that the linked page learns nothing about ours. */
  linkRel: 'noopener noreferrer',
} as const;

/** The largest text of one block, in characters; some hundred printed pages. */
export const maxHtmlLength = 200_000;

/** What a new text block starts with. */
export const initialHtml = '<p>Wprowadź treść</p>';
