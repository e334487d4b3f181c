import type { XmlElement } from '@rgrove/parse-xml';
import type { FaultList } from '../fault-list.ts';
import type { StatedBalance, Statement, StatementLine } from '../statement.ts';
import { readXmlDay } from '../text/read-day.ts';
import { cutOut, type XmlPiece } from './cut-out.ts';
import { readMoney } from './money.ts';
import { at, childrenOf, foreignEntities, localName, parsePiece, textAt } from './parse-piece.ts';
import { accountAt } from './party.ts';
import { readEntry } from './read-entry.ts';

const notStatement =
  'To nie jest wyciąg camt.053. Pobierz z banku wyciąg w tym formacie i wybierz go jeszcze raz.';

const namespace = /^urn:iso:std:iso:20022:tech:xsd:camt\.(\d{3})\.001\.(\d{2})$/;

/**
 * Reads a file of camt.053 (ISO 20022), versions 2 to 13 (docs/product/bank.md#camt), for an account, its 26 digits; adds what is
 * wrong to `faults`.
 */
export function readCamt(text: string, ownAccount: string, faults: FaultList): Statement[] {
  if (hasDefinitions(text)) {
    faults.add(null, foreignEntities);
    return [];
  }
  const cut = cutOut({ text, lineNumber: 1 }, 'Ntry');
  if (!cut) {
    faults.add(null, notStatement);
    return [];
  }
  const document = parsePiece(cut.rest, faults);
  if (!document || !isCamt053(document, faults)) return [];
  const placed = new Set<number>();
  const statements = childrenOf(at(document, 'BkToCstmrStmt'), 'Stmt').map((element) =>
    readStatement(element, cut.pieces, placed, ownAccount, faults),
  );
  if (statements.length === 0 || placed.size < cut.pieces.length) faults.add(null, notStatement);
  return statements;
}

/** Whether a DTD stands before the document: '<!' that begins neither a comment nor CDATA. */
function hasDefinitions(text: string): boolean {
  return /<!(?!--|\[CDATA\[)/.test(text);
}

function isCamt053(document: XmlElement, faults: FaultList): boolean {
  const prefix = document.name.includes(':') ? `:${document.name.split(':')[0]}` : '';
  const [, kind, version] = namespace.exec(document.attributes[`xmlns${prefix}`] ?? '') ?? [];
  if (localName(document) !== 'Document' || kind === undefined) {
    faults.add(null, notStatement);
    return false;
  }
  if (kind !== '053') {
    faults.add(
      null,
      `To nie jest wyciąg, tylko powiadomienie banku (camt.${kind}). Pobierz z banku wyciąg camt.053.`,
    );
    return false;
  }
  if (Number(version) >= 2 && Number(version) <= 13) return true;
  faults.add(
    null,
    `Program nie zna wersji ${version} wyciągu camt.053. Wybierz w banku wersję od 02 do 13 albo inny format.`,
  );
  return false;
}

function readStatement(
  element: XmlElement,
  pieces: readonly XmlPiece[],
  placed: Set<number>,
  ownAccount: string,
  faults: FaultList,
): Statement {
  const account = accountAt(element, 'Acct/Id');
  const lines: StatementLine[] = [];
  let lineNumber: number | undefined;
  for (const place of childrenOf(element, 'Ntry')) {
    const index = Number(place.text);
    const piece = pieces[index];
    if (!piece || faults.isFull) continue;
    placed.add(index);
    lineNumber ??= piece.lineNumber;
    lines.push(...readEntry(piece, ownAccount, faults));
  }
  return {
    lineNumber: lineNumber ?? 1,
    account,
    opening: balanceOf(element, ['OPBD', 'PRCD'], faults),
    closing: balanceOf(element, ['CLBD'], faults),
    lines,
  };
}

/** Returns the balance with the first of the codes that has one; codes that come earlier are better. */
function balanceOf(
  statement: XmlElement,
  codes: readonly string[],
  faults: FaultList,
): StatedBalance | null {
  const balances = childrenOf(statement, 'Bal');
  for (const code of codes) {
    const balance = balances.find((bal) => textAt(bal, 'Tp/CdOrPrtry/Cd') === code);
    if (!balance) continue;
    const amount = readMoney(balance, null, faults);
    const day = readXmlDay(textAt(balance, 'Dt/Dt') || textAt(balance, 'Dt/DtTm'));
    if (amount !== null) return { day, amount };
  }
  return null;
}
