/** A field of MT940, its lines without the tag. */
export interface Tag {
  readonly name: string;
  readonly lines: string[];
  /** Of its first line, counted from 1. */
  readonly lineNumber: number;
}

/** How many lines a field may have; of one with more there is one more, so that it shows. */
export const mostLines = 500;

/** Blocks around a message. */
const blocks = /\{[12]:[^{}]*\}|\{3:(?:\{[^{}]*\})*\}|\{4:|\{5:.*$/g;

/** The fields of a file one by one; a message's end and what stands before the first field belong to none. */
export function* splitTags(text: string): Generator<Tag> {
  let tag: Tag | undefined;
  let lineNumber = 0;
  for (const line of linesOf(text)) {
    lineNumber += 1;
    const content = line.startsWith('{') ? line.replace(blocks, '') : line;
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

function* linesOf(text: string): Generator<string> {
  let begin = 0;
  while (begin < text.length) {
    const end = text.indexOf('\n', begin);
    const line = text.slice(begin, end < 0 ? text.length : end);
    yield line.endsWith('\r') ? line.slice(0, -1) : line;
    begin = end < 0 ? text.length : end + 1;
  }
}
