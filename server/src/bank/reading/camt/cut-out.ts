import { readingLimits } from '../reading-limits.ts';

/** A piece of an XML text, and the line of the file in which it begins. */
export interface XmlPiece {
  readonly text: string;
  readonly lineNumber: number;
}

/** What is left of a text, and the elements that were cut out of it; null where the text is no XML that could be cut, or of too many. */
export interface CutXml {
  /** With '<NAME>0</NAME>' in place of the first element, and so on; its lines keep their numbers. */
  readonly rest: XmlPiece;
  readonly pieces: readonly XmlPiece[];
}

/**
 * Cuts all elements of a name out of an XML text, so that each is parsed by itself and a long file is never a tree as a
 * whole. It is exact for what is well-formed: '<' stands in no attribute, and comments and CDATA are passed over. What is
 * not well-formed shows when rest and pieces are parsed.
 */
export function cutOut(xml: XmlPiece, name: string): CutXml | null {
  const { text } = xml;
  const tag = new RegExp(`<!--|<!\\[CDATA\\[|<\\?|<(/?)(?:[\\w.-]+:)?${name}(?=[\\s/>])`, 'g');
  const pieces: XmlPiece[] = [];
  const rest: string[] = [];
  const lines = lineCounter(xml);
  let depth = 0;
  let begin = 0;
  let kept = 0;
  for (let found = tag.exec(text); found; found = tag.exec(text)) {
    const passed = passOver[found[0]];
    if (passed !== undefined) {
      const end = text.indexOf(passed, tag.lastIndex);
      if (end < 0) return null;
      tag.lastIndex = end + passed.length;
      continue;
    }
    const end = endOfTag(text, tag.lastIndex);
    if (end < 0) return null;
    tag.lastIndex = end;
    const isEnd = found[1] === '/';
    const isEmpty = !isEnd && text[end - 2] === '/';
    if (!isEnd && depth === 0) begin = found.index;
    if (!isEmpty) depth += isEnd ? -1 : 1;
    if (depth < 0) return null;
    if (depth > 0) continue;
    const piece = { text: text.slice(begin, end), lineNumber: lines(begin) };
    rest.push(text.slice(kept, begin), `<${name}>${pieces.length}</${name}>`);
    rest.push('\n'.repeat(lines(end) - piece.lineNumber));
    pieces.push(piece);
    if (pieces.length > readingLimits.fields) return null;
    kept = end;
  }
  if (depth > 0) return null;
  rest.push(text.slice(kept));
  return { rest: { text: rest.join(''), lineNumber: xml.lineNumber }, pieces };
}

/** What begins a part in which no tag is one, and what ends it. */
const passOver: Readonly<Record<string, string>> = {
  '<!--': '-->',
  '<![CDATA[': ']]>',
  '<?': '?>',
};

/** Where a tag ends, whose attributes may hold '>'; below zero where it does not. */
function endOfTag(text: string, from: number): number {
  const end = /[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/y;
  end.lastIndex = from;
  return end.test(text) ? end.lastIndex : -1;
}

/**
 * Returns a function that gives the number of the line at an index of a text; asked from the beginning to the end, it looks at
 * each letter once.
 */
function lineCounter({ text, lineNumber }: XmlPiece): (index: number) => number {
  let line = lineNumber;
  let at = text.indexOf('\n');
  return (index) => {
    while (at >= 0 && at < index) {
      line += 1;
      at = text.indexOf('\n', at + 1);
    }
    return line;
  };
}
