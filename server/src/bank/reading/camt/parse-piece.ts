import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml';
import type { FaultList } from '../fault-list.ts';
import { readingLimits } from '../reading-limits.ts';
import type { XmlPiece } from './cut-out.ts';

/** Parses a piece of XML; where something is wrong with it, adds that to `faults` and returns null. */
export function parsePiece({ text, lineNumber }: XmlPiece, faults: FaultList): XmlElement | null {
  if (!isSmall(text)) {
    faults.add(
      lineNumber,
      'W tym miejscu pliku jest o wiele więcej danych, niż ma wyciąg bankowy. Pobierz wyciąg z banku jeszcze raz.',
    );
    return null;
  }
  try {
    return parseXml(text).root;
  } catch (error) {
    // What is nested deeper than any statement exhausts the stack.
    if (!(error instanceof XmlError || error instanceof RangeError)) throw error;
    const line = lineNumber + (error instanceof XmlError ? error.line - 1 : 0);
    faults.add(
      line,
      foreignEntity.test(text)
        ? foreignEntities
        : 'Plik XML jest w tym miejscu uszkodzony. Pobierz wyciąg z banku jeszcze raz, bez otwierania i zapisywania go w innym programie.',
    );
    return null;
  }
}

/** The refusal of what XML can have and a statement does not (docs/product/bank.md#camt). */
export const foreignEntities =
  'Plik zawiera definicje XML (DTD albo encje), których wyciąg bankowy nie ma. Pobierz wyciąg z banku jeszcze raz.';

const foreignEntity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

function isSmall(text: string): boolean {
  if (text.length > readingLimits.pieceLetters) return false;
  let count = 0;
  for (let tag = text.indexOf('<'); tag >= 0; tag = text.indexOf('<', tag + 1)) {
    count += 1;
    if (count > readingLimits.tagsInPiece) return false;
  }
  return true;
}

/** The children of an element that have a name, whatever prefix stands before it. */
export function childrenOf(element: XmlElement | null | undefined, name: string): XmlElement[] {
  return (element?.children ?? []).filter(
    (child): child is XmlElement => child instanceof XmlElement && localName(child) === name,
  );
}

/** The first element that a path of names leads to, such as 'Acct/Id/IBAN'. */
export function at(element: XmlElement | null | undefined, path: string): XmlElement | undefined {
  let found = element ?? undefined;
  for (const name of path.split('/')) found = childrenOf(found, name)[0];
  return found;
}

/** The text of that element; '' where there is none. */
export function textAt(element: XmlElement | null | undefined, path: string): string {
  return at(element, path)?.text.trim() ?? '';
}

export function localName({ name }: XmlElement): string {
  return name.slice(name.indexOf(':') + 1);
}
