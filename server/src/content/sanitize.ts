import { allowedHtml } from '@grzadka/contract/content/html-rules';
import sanitizeHtml from 'sanitize-html';

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
  // Deeper than any document; a parser's stack is not.
  nestingLimit: 100,
  // Whatever is left out is left out with what is written inside, where that is no text.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'xmp', 'noscript', 'title', 'template'],
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

/**
 * HTML reduced to what the editor can make: safe to show anywhere. What it gives comes out of it
 * again unchanged.
 */
export function sanitizeContent(html: string): string {
  const reduced = sanitizeHtml(html, options);
  // What is left out may have stood between two elements of which one closes the other.
  return reduced === html ? html : sanitizeContent(reduced);
}
