import type { Readable } from 'node:stream';
import { importLimits } from '@grzadka/contract/import/import-limits';
// oxlint-disable-next-line no-restricted-imports -- XML: it limits what HTML has no limits for.
import { Parser } from 'htmlparser2';
import { brokenWorkbook, oddWorkbook, tooLargeWorkbook } from './broken-workbook.ts';

/** The attributes of an element by name, as it is written. */
export type Attributes = Readonly<Record<string, string>>;

/** What is called for an XML part while it is walked through; elements come without their namespace. */
export interface XmlVisitor {
  open?(name: string, attributes: Attributes): void;
  /** The text of an element may come in several pieces. */
  text?(text: string): void;
  close?(name: string): void;
}

/**
 * Walks through an XML part as it is unpacked, and yields after each piece of it, so that what the
 * visitor has gathered can be taken away. Throws an `ImportError` when it ends in the middle, and as soon as it
 * exceeds a limit: of nothing in it more is kept than a few pieces, whatever stands in one another or goes on and on.
 */
export async function* walkXml(part: Readable, visitor: XmlVisitor): AsyncGenerator<void> {
  let hasEnded = false;
  const count = new XmlCount();
  const parser = new Parser(
    {
      onopentagname: () => count.open(),
      onattribute: () => count.attribute(),
      onopentag(name, attributes) {
        visitor.open?.(localName(name), attributes);
      },
      ontext(text) {
        count.piece();
        visitor.text?.(text);
      },
      oncomment: () => count.piece(),
      onprocessinginstruction: () => count.piece(),
      onclosetag(name) {
        count.close();
        // The parser itself closes what the part left open.
        if (hasEnded) throw brokenWorkbook();
        visitor.close?.(localName(name));
      },
    },
    { xmlMode: true },
  );
  for await (const piece of part) {
    const text = String(piece);
    count.read(text.length);
    parser.write(text);
    yield;
  }
  hasEnded = true;
  parser.end();
  if (count.isEmpty) throw brokenWorkbook();
}

/** The longest name, comment or value of an attribute, in letters: until it has ended, the parser holds all of it. */
const longestPiece = 256 * 1024;

/** Counts what a part consists of, and refuses the first that is too many. */
class XmlCount {
  #elements = 0;
  #depth = 0;
  #attributes = 0;
  /** The letters since the last thing that was whole. */
  #unread = 0;

  get isEmpty(): boolean {
    return this.#elements === 0;
  }

  read(letters: number): void {
    if (this.#unread > longestPiece) throw oddWorkbook();
    this.#unread += letters;
  }

  piece(): void {
    this.#unread = 0;
  }

  open(): void {
    this.piece();
    this.#attributes = 0;
    this.#elements += 1;
    this.#depth += 1;
    if (this.#elements > importLimits.elements) throw tooLargeWorkbook();
    if (this.#depth > importLimits.depth) throw oddWorkbook();
  }

  attribute(): void {
    this.piece();
    this.#attributes += 1;
    if (this.#attributes > importLimits.attributes) throw oddWorkbook();
  }

  close(): void {
    this.piece();
    this.#depth -= 1;
  }
}

/** Walks through a whole part. */
export async function visitXml(part: Readable, visitor: XmlVisitor): Promise<void> {
  for await (const _ of walkXml(part, visitor));
}

/** The value of an attribute whose name may have a prefix, such as 'r:id'. */
export function attributeOf(attributes: Attributes, name: string): string | undefined {
  return Object.entries(attributes).find(([written]) => localName(written) === name)?.[1];
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
