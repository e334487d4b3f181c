import { allowedHtml, maxHtmlDepth, maxHtmlLength } from '@grzadka/contract/content/html-rules';
import { messages } from '@grzadka/contract/core/messages';
// oxlint-disable-next-line no-restricted-imports -- Here is where it is counted first.
import sanitizeHtml from 'sanitize-html';
import { invalidFields } from '#src/core/errors/app-error.ts';
import { parseWithinLimits, walkWithinLimits } from './html/read-html.ts';
import { BlockWatch, replaceBlocks, replacedBlocks } from './replace-blocks.ts';

/** What other editors write for what ours writes otherwise. */
const synonyms = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};

const linkProtocols = new Set<string>(allowedHtml.linkProtocols);

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedHtml.elements],
  allowedAttributes: { a: [...allowedHtml.attributes.a], ol: [...allowedHtml.attributes.ol] },
  allowedSchemes: allowedHtml.linkProtocols.map((protocol) => protocol.replace(':', '')),
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  nestingLimit: maxHtmlDepth,
  // Whatever is left out is left out with what is written inside, where that is no text.
  // A frame's content would be parsed on its own, past what was counted; no browser shows it.
  nonTextTags: 'script style textarea option xmp noscript title template iframe'.split(' '),
  // A link without an address is its text.
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs['href'] ? 'excludeTag' : false),
  transformTags: {
    ...synonyms,
    a: (_, { href = '' }) => transformLink(href.trim()),
    ol: (_, { start = '' }) => transformList(start),
  },
};

function transformLink(href: string): sanitizeHtml.Tag {
  const attribs: sanitizeHtml.Attributes = isLink(href) ? { href, rel: allowedHtml.linkRel } : {};
  return { tagName: 'a', attribs };
}

function transformList(start: string): sanitizeHtml.Tag {
  return { tagName: 'ol', attribs: /^\d{1,6}$/.test(start) ? { start } : {} };
}

/** Whether browsers, whose parser this is too, take an address for one of the allowed kinds. */
function isLink(href: string): boolean {
  const url = URL.parse(href);
  return url !== null && linkProtocols.has(url.protocol);
}

const optionsWithBlocks: sanitizeHtml.IOptions = {
  ...options,
  allowedTags: [...allowedHtml.elements, ...replacedBlocks],
};

/**
 * HTML reduced to what the editor can make: safe to show anywhere. What it gives comes out of it
 * again unchanged, since its limits hold for what comes in and for what is stored: more elements,
 * deeper ones, more pieces or more letters are a 400 at `html`.
 */
export function sanitizeContent(html: string): string {
  const blocks = new BlockWatch();
  walkWithinLimits(html, blocks);
  const stored = settle(blocks.found ? withoutBlocks(html) : html);
  if (stored !== html) walkWithinLimits(stored, {});
  return stored;
}

function withoutBlocks(html: string): string {
  const withBlocks = sanitizeHtml(html, optionsWithBlocks);
  return replaceBlocks(parseWithinLimits(withBlocks));
}

/**
 * Sanitises until nothing changes any more: what is left out may have stood between two elements, one of them closing the
 * other. The first time leaves out, the second closes, and neither it nor the third makes a text shorter, so that one too long
 * need not be followed to its end.
 */
function settle(html: string): string {
  const reduced = sanitizeHtml(html, options);
  if (reduced.length > maxHtmlLength) {
    throw invalidFields({ html: messages.tooLong(maxHtmlLength) });
  }
  return reduced === html ? html : settle(reduced);
}
