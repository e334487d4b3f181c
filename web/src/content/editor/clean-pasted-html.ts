import { isLinkAddress } from './link-address.ts';
import { makeListsOfWordParagraphs } from './word-lists.ts';

/** Marks what was copied within the editor itself. */
const ownMark = 'data-pm-slice';

/** What carries no text of the document, whatever it says inside. */
const noText = 'script, style, title, meta, link, xml, template, noscript, svg, button, select';

/** Headings as the page around a text has them: the first level is its title. */
const headingNames = { H1: 'h2', H5: 'h4', H6: 'h4' } as const;

/**
 * HTML from Word, an e-mail or a web page as the editor's schema can take it in without losing its
 * sense: the schema by itself drops what it does not know.
 */
export function cleanPastedHtml(html: string): string {
  if (html.includes(ownMark)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(noText)) element.remove();
  makeListsOfWordParagraphs(body);
  for (const row of body.querySelectorAll('tr')) replaceRow(row);
  for (const heading of body.querySelectorAll('h1, h5, h6')) renameHeading(heading);
  for (const link of body.querySelectorAll('a')) cleanLink(link);
  for (const paragraph of body.querySelectorAll('p, div')) removeIfBlank(paragraph);
  joinBlanks(body);
  return body.innerHTML;
}

/**
 * The editor has no tables: a row becomes a line, its cells apart; one whose only purpose is the
 * layout of an e-mail becomes what it holds.
 */
function replaceRow(row: HTMLTableRowElement): void {
  const cells = [...row.cells].filter(({ textContent }) => textContent?.trim());
  const isLayout = cells.length === 1;
  const replacement = row.ownerDocument.createElement(isLayout ? 'div' : 'p');
  for (const [index, cell] of cells.entries()) {
    if (index > 0) replacement.append(' | ');
    if (!isLayout) makeOneLine(cell);
    replacement.append(...cell.childNodes);
  }
  row.closest('table')?.before(replacement);
  row.remove();
}

function makeOneLine(cell: HTMLTableCellElement): void {
  for (const block of cell.querySelectorAll('p, div')) block.replaceWith(...block.childNodes, ' ');
}

function renameHeading(heading: Element): void {
  const name = Object.entries(headingNames).find(([from]) => from === heading.tagName)?.[1];
  if (name === undefined) return;
  const renamed = heading.ownerDocument.createElement(name);
  renamed.append(...heading.childNodes);
  heading.replaceWith(renamed);
}

/** Keeps of a link where it leads; the look of links is not part of the text. */
function cleanLink(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href') ?? '';
  if (!isLinkAddress(address)) {
    link.replaceWith(...link.childNodes);
    return;
  }
  for (const name of link.getAttributeNames()) if (name !== 'href') link.removeAttribute(name);
  for (const part of link.querySelectorAll<HTMLElement>('[style]')) {
    part.style.removeProperty('text-decoration');
    part.style.removeProperty('text-decoration-line');
  }
  for (const part of link.querySelectorAll('u')) part.replaceWith(...part.childNodes);
}

/** Word and e-mail programs make distance by paragraphs that hold a blank. */
function removeIfBlank(paragraph: Element): void {
  const isBlank = paragraph.textContent?.trim() === '' && paragraph.querySelector('img') === null;
  if (isBlank) paragraph.remove();
}

/** Makes one blank of several; a single non-breaking one, as after 'w' and 'z', stays. */
function joinBlanks(body: HTMLElement): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    text.nodeValue = text.nodeValue?.replace(/[\s\u00a0]{2,}/g, ' ') ?? '';
  }
}
