import { keepPiecesTogether } from '@grzadka/contract/content/keep-together';
import { namedAddress } from '@grzadka/contract/content/named-address';

/** What begins another line. */
const lineMakers = 'p, h2, h3, h4, li, ul, ol, blockquote, br';

/** A text for paper: its words, kept together as on the site, and the addresses of links, which nobody can press there. */
export function textForPaper(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a')) {
    const address = namedAddress(link.getAttribute('href') ?? '', link.textContent);
    link.replaceWith(...link.childNodes, ...(address === null ? [] : [` (${address})`]));
  }
  for (const line of linesOf(body)) {
    const kept = keepPiecesTogether(line.map(({ data }) => data));
    for (const [index, piece] of line.entries()) piece.data = kept[index] ?? piece.data;
  }
  return body.innerHTML;
}

/** The texts that stand on a line together, whatever of them is bold. */
function linesOf(body: HTMLElement): Text[][] {
  const lines: Text[][] = [[]];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) lines.at(-1)?.push(node);
    else if (node instanceof Element && node.matches(lineMakers)) lines.push([]);
  }
  return lines;
}
