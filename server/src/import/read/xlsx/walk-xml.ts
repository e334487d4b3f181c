import type { Readable } from 'node:stream';
import { Parser } from 'htmlparser2';
import { brokenWorkbook } from './broken-workbook.ts';

/** The attributes of an element by name, as it is written. */
export type Attributes = Readonly<Record<string, string>>;

/** What is told of an XML part while it is walked through; elements come without their namespace. */
export interface XmlVisitor {
  open?(name: string, attributes: Attributes): void;
  /** The text of an element may come in several pieces. */
  text?(text: string): void;
  close?(name: string): void;
}

/**
 * Walks through an XML part as it is unpacked, and yields after each piece of it, so that what the
 * visitor has gathered can be taken away. Throws an `ImportError` when it ends in the middle.
 */
export async function* walkXml(part: Readable, visitor: XmlVisitor): AsyncGenerator<void> {
  let isEmpty = true;
  let hasEnded = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        isEmpty = false;
        visitor.open?.(localName(name), attributes);
      },
      ontext: (text) => visitor.text?.(text),
      onclosetag(name) {
        // The parser itself closes what the part left open.
        if (hasEnded) throw brokenWorkbook();
        visitor.close?.(localName(name));
      },
    },
    { xmlMode: true },
  );
  for await (const piece of part) {
    parser.write(String(piece));
    yield;
  }
  hasEnded = true;
  parser.end();
  if (isEmpty) throw brokenWorkbook();
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
