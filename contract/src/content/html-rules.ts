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

/** The largest text of one block, in characters as it is stored; some hundred printed pages. */
export const maxHtmlLength = 200_000;

/**
 * The longest text that is read at all, in characters: what is not kept and characters written as
 * references may make it longer than it will be.
 */
export const maxSentHtmlLength = 500_000;

/** The most elements of one text, whether they are kept or not; a page of print has some forty. */
export const maxHtmlElements = 8000;

/** How deep elements may stand in one another. */
export const maxHtmlDepth = 100;

/**
 * How many pieces a text may be read in: tags, attributes, and words up to the next of these or of the characters
 * that are written as references (`&amp;`). A page of print has some hundred. The sanitiser takes two or three microseconds
 * for each, and has to be done with all of them before anybody waits.
 */
export const maxHtmlPieces = 25_000;

/** Why a text of allowed length is refused all the same. */
export const htmlRefusals = {
  elements: 'Tekst ma zbyt wiele akapitów i formatowania. Podziel go na dwa bloki.',
  depth: 'Tekst ma zbyt wiele poziomów. Zmniejsz wcięcia list i cytatów.',
  pieces: 'Tekst ma zbyt wiele znaków specjalnych. Podziel go na dwa bloki.',
} as const;

/** What a new text block starts with. */
export const initialHtml = '<p>Wprowadź treść</p>';
