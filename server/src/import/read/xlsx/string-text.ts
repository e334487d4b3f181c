import type { Readable } from 'node:stream';
import { importLimits } from '@grzadka/contract/import/import-limits';
import { tooLongCell } from '../table.ts';
import { visitXml } from './walk-xml.ts';

/** A text of a cell that comes in pieces; refused as soon as it is longer than a cell can hold. */
export class CellText {
  #gathered = '';

  add(piece: string): void {
    this.#gathered += piece;
    if (this.#gathered.length > importLimits.cellLetters) throw tooLongCell('Komórka arkusza');
  }

  /** What was gathered; the next one begins anew. */
  take(): string {
    const whole = this.#gathered;
    this.#gathered = '';
    return whole;
  }
}

/** Gathers the texts of the string elements of a part (`si`, `is`), one after the other. */
export interface StringText {
  readonly open: (name: string) => void;
  readonly text: (text: string) => void;
  readonly close: (name: string) => void;
  /** What the element that ends here says; the next one begins anew. */
  readonly take: () => string;
}

/**
 * A string element holds one text, or several runs that differ in their looks; hints at how to
 * pronounce it (`rPh`) stand beside and do not belong to it.
 */
export function gatherStringText(): StringText {
  const gathered = new CellText();
  let isText = false;
  let isHint = false;
  return {
    open(name) {
      if (name === 'rPh') isHint = true;
      if (name === 't') isText = !isHint;
    },
    text(text) {
      if (isText) gathered.add(text);
    },
    close(name) {
      if (name === 'rPh') isHint = false;
      if (name === 't') isText = false;
    },
    take() {
      return unescapeText(gathered.take());
    },
  };
}

/** The text with the characters that XML cannot hold, which a workbook writes as '_x000D_'. */
export function unescapeText(text: string): string {
  return text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The texts of a workbook that its cells refer to by number; reads xl/sharedStrings.xml. */
export async function readSharedStrings(part: Readable): Promise<readonly string[]> {
  const strings: string[] = [];
  const { open, text, close, take } = gatherStringText();
  await visitXml(part, {
    open,
    text,
    close(name) {
      if (name === 'si') strings.push(take());
      else close(name);
    },
  });
  return strings;
}
