/** A field of MT940, its lines without the tag. */
export interface Tag {
  readonly name: string;
  readonly lines: string[];
  /** Of its first line, counted from 1. */
  readonly lineNumber: number;
}

/** How many lines a field may have; of one with more there is one more, so that it shows. */
export const mostLines = 500;

/** The fields of a file one by one; a message's end and what stands before the first field belong to none. */
export function* splitTags(text: string): Generator<Tag> {
  let tag: Tag | undefined;
  let lineNumber = 0;
  for (const line of linesOf(text)) {
    lineNumber += 1;
    const content = line.startsWith('{') ? withoutBlocks(line) : line;
    const [opening, name] = /^:(\d{2}[A-Z]?):/.exec(content) ?? [];
    if (opening !== undefined && name !== undefined) {
      if (tag) yield tag;
      tag = { name, lines: [content.slice(opening.length)], lineNumber };
    } else if (/^-\}?/.test(content) && content.trim().length <= 2) {
      if (tag) yield tag;
      tag = undefined;
    } else if (tag && content !== '' && tag.lines.length <= mostLines) {
      tag.lines.push(content);
    }
  }
  if (tag) yield tag;
}

/** A line without the blocks around a message: '{1:…}', '{2:…}' and '{3:{…}…}' whole, of '{4:' its beginning, and all from '{5:' on. */
function withoutBlocks(line: string): string {
  let rest = '';
  let at = 0;
  while (at < line.length) {
    const begin = line.indexOf('{', at);
    if (begin < 0) break;
    rest += line.slice(at, begin);
    const kind = line[begin + 2] === ':' ? line[begin + 1] : undefined;
    if (kind === '5') return rest;
    const end = kind === '4' ? begin + 3 : endOfBlock(line, begin, kind);
    if (end === undefined) rest += '{';
    at = end ?? begin + 1;
  }
  return rest + line.slice(at);
}

/** Where behind a block goes on what is not part of it; undefined where none begins that ends on the line. */
function endOfBlock(line: string, begin: number, kind: string | undefined): number | undefined {
  if (kind !== '1' && kind !== '2' && kind !== '3') return undefined;
  let depth = 0;
  for (let at = begin; at < line.length; at += 1) {
    if (line[at] === '{') depth += 1;
    if (line[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
    if (depth > (kind === '3' ? 2 : 1)) return undefined;
  }
  return undefined;
}

function* linesOf(text: string): Generator<string> {
  let begin = 0;
  while (begin < text.length) {
    const end = text.indexOf('\n', begin);
    const line = text.slice(begin, end < 0 ? text.length : end);
    yield line.endsWith('\r') ? line.slice(0, -1) : line;
    begin = end < 0 ? text.length : end + 1;
  }
}
