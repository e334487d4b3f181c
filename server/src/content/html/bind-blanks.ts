import { keepPiecesTogether } from '@grzadka/contract/content/keep-together';
import { type Document, isTag, isText, type ParentNode, type Text } from 'domhandler';

/** What begins another line. */
const lineMakers = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'li', 'ul', 'ol', 'blockquote', 'br']);

/** Keeps together what stands on one line of a text, whatever of it is bold or a link (docs/product/site.md#type). */
export function bindBlanks(document: Document): void {
  let line: Text[] = [];
  const endLine = () => {
    bindLine(line);
    line = [];
  };
  const walk = (parent: ParentNode) => {
    for (const node of parent.children) {
      if (isText(node)) line.push(node);
      if (!isTag(node)) continue;
      const makesLine = lineMakers.has(node.name);
      if (makesLine) endLine();
      walk(node);
      if (makesLine) endLine();
    }
  };
  walk(document);
  endLine();
}

function bindLine(pieces: readonly Text[]): void {
  const kept = keepPiecesTogether(pieces.map(({ data }) => data));
  for (const [index, piece] of pieces.entries()) piece.data = kept[index] ?? piece.data;
}
