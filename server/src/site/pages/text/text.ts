import { type Document, Element, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { bindBlanks } from '#src/content/html/bind-blanks.ts';
import { parseHtml } from '#src/content/html/read-html.ts';
import type { SiteLinks } from '../../site-links.ts';

/**
 * Shows the texts of a page, one after the other: their stored HTML, which is sanitised, with what the page around them
 * asks of it.
 */
export function createTextShower(links: SiteLinks): (stored: string) => string {
  const order = createHeadingOrder();
  return (stored) => {
    const document = parseHtml(stored);
    // One of before there were limits is shown as it was stored.
    if (document === undefined) return stored;
    markForeignLinks(document, links);
    order(document);
    bindBlanks(document);
    return DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' });
  };
}

/**
 * Marks links to other hosts: for search engines, which are not to follow what anybody wrote, and in words for who
 * does not see where a link leads.
 */
function markForeignLinks(document: Document, { isForeign }: SiteLinks): void {
  const links = DomUtils.getElementsByTagName('a', document);
  for (const link of links.filter(({ attribs }) => isForeign(attribs['href'] ?? ''))) {
    link.attribs['rel'] = 'noopener nofollow ugc';
    const hint = new Element('span', { class: 'unseen' }, [new Text(' (inna strona)')]);
    DomUtils.appendChild(link, hint);
  }
}

/**
 * Puts headings in an order without gaps below the title of the page, whatever size the writer liked: who hears a page
 * goes from one level to the next.
 */
function createHeadingOrder(): (document: Document) => void {
  const above = [1];
  return (document) => {
    const headings = DomUtils.getElementsByTagName((name) => /^h[2-4]$/.test(name), document);
    for (const heading of headings) {
      const written = Number(heading.name.slice(1));
      while ((above.at(-1) ?? 0) >= written) above.pop();
      above.push(written);
      heading.name = `h${above.length}`;
    }
  };
}
