import type { XmlElement } from '@rgrove/parse-xml';
import type { FaultList } from '../fault-list.ts';
import { damagedFault } from '../faults.ts';
import type { StatementLine } from '../statement.ts';
import { cleanText, cleanTextOrNull, joinPieces } from '../text/clean-text.ts';
import { ownReference } from '../text/own-reference.ts';
import { partiesOf } from '../text/parties.ts';
import { readXmlDay } from '../text/read-day.ts';
import { cutOut, type XmlPiece } from './cut-out.ts';
import { readMoney } from './money.ts';
import { at, childrenOf, parsePiece, textAt } from './parse-piece.ts';
import { accountAt, nameAt } from './party.ts';

/** What all lines of an entry have in common. */
interface Entry {
  readonly element: XmlElement;
  readonly piece: XmlPiece;
  readonly amount: number;
  readonly bookingDay: string;
  readonly valueDay: string;
  /** The 26 digits of the account of the statement. */
  readonly ownAccount: string;
}

/**
 * Returns the lines of an entry: one for each of its details, none unless it is booked (docs/product/bank.md#camt). Adds what is
 * wrong to `faults`, and then returns none.
 */
export function readEntry(piece: XmlPiece, ownAccount: string, faults: FaultList): StatementLine[] {
  const cut = cutOut(piece, 'TxDtls');
  if (!cut) {
    faults.add(piece.lineNumber, damagedFault);
    return [];
  }
  const element = parsePiece(cut.rest, faults);
  if (!element || !isBooked(element)) return [];
  const amount = readMoney(element, piece.lineNumber, faults);
  const bookingDay = dayAt(element, 'BookgDt');
  if (bookingDay === null) faults.add(piece.lineNumber, 'Operacja nie ma daty księgowania.');
  if (amount === null || bookingDay === null || amount === 0) return [];
  const valueDay = dayAt(element, 'ValDt') ?? bookingDay;
  const entry = { element, piece, amount, bookingDay, valueDay, ownAccount };
  const lines = cut.pieces.map((detail) => readDetail(entry, detail, cut.pieces.length, faults));
  if (lines.length === 0) return [lineOf(entry, undefined, piece, amount)];
  const whole = lines.filter((line) => line !== null);
  if (whole.length < lines.length) return [];
  if (sumOf(whole) !== amount) {
    faults.add(
      piece.lineNumber,
      'Suma części operacji nie zgadza się z jej kwotą. Pobierz wyciąg z banku jeszcze raz.',
    );
    return [];
  }
  return withUniqueReferences(whole);
}

/** 'BOOK' stands in the status itself, since version 8 one deeper. */
function isBooked(entry: XmlElement): boolean {
  return (textAt(entry, 'Sts/Cd') || textAt(entry, 'Sts')) === 'BOOK';
}

function dayAt(entry: XmlElement, name: string): string | null {
  return readXmlDay(textAt(entry, `${name}/Dt`) || textAt(entry, `${name}/DtTm`));
}

function readDetail(
  entry: Entry,
  detail: XmlPiece,
  count: number,
  faults: FaultList,
): StatementLine | null {
  const element = faults.isFull ? null : parsePiece(detail, faults);
  if (!element) return null;
  const amount =
    count === 1 ? entry.amount : readPart(entry.element, element, detail.lineNumber, faults);
  return amount === null ? null : lineOf(entry, element, detail, amount);
}

/** The amount of one of several details; its direction is that of the entry unless it has its own. */
function readPart(
  entry: XmlElement,
  detail: XmlElement,
  lineNumber: number,
  faults: FaultList,
): number | null {
  const paths = ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/InstdAmt/Amt'];
  const path = paths.find((each) => at(detail, each));
  return readMoney(detail, lineNumber, faults, path, textAt(entry, 'CdtDbtInd'));
}

function lineOf(
  { element, piece, bookingDay, valueDay, ownAccount }: Entry,
  detail: XmlElement | undefined,
  { text: raw, lineNumber }: XmlPiece,
  amount: number,
): StatementLine {
  const isIncoming = amount > 0;
  const parties = at(detail, 'RltdPties');
  const accounts = (path: string) => [accountAt(parties, path) ?? ''];
  const reference =
    ownReference(textAt(detail, 'Refs/AcctSvcrRef')) ??
    ownReference(textAt(element, 'AcctSvcrRef'));
  return {
    lineNumber,
    bookingDay,
    valueDay,
    amount,
    counterpartyName: cleanTextOrNull(nameAt(parties, isIncoming ? 'Dbtr' : 'Cdtr')),
    ...partiesOf(
      { payer: accounts('DbtrAcct/Id'), payee: accounts('CdtrAcct/Id') },
      { ownAccount, isIncoming },
    ),
    title: titleOf(element, detail, isIncoming),
    bankReference: reference ?? ownReference(textAt(element, 'NtryRef')),
    isReferenceUnique: reference !== null,
    balanceAfter: null,
    raw: detail ? `${withoutDetails(piece.text)}\n${raw}` : raw,
  };
}

/** How much of an entry around its details is kept with each of them. */
const keptAround = 4000;

function withoutDetails(entry: string): string {
  return entry.slice(0, Math.min(entry.search(/<(?:[\w.-]+:)?TxDtls[\s>]/), keptAround)).trim();
}

/** What the payment is for, in whatever fields; for whom it was, where that is somebody else. */
function titleOf(entry: XmlElement, detail: XmlElement | undefined, isIncoming: boolean): string {
  const information = at(detail, 'RmtInf');
  const structured = childrenOf(information, 'Strd').flatMap((part) => [
    textAt(part, 'CdtrRefInf/Ref'),
    ...childrenOf(part, 'AddtlRmtInf').map(({ text }) => text),
  ]);
  const texts = [
    joinPieces(
      childrenOf(information, 'Ustrd').map(({ text }) => text),
      140,
    ),
    ...structured,
    nameAt(at(detail, 'RltdPties'), isIncoming ? 'UltmtDbtr' : 'UltmtCdtr'),
    textAt(detail, 'AddtlTxInf'),
  ].filter((text) => text !== '');
  return cleanText(texts.join(' ') || textAt(entry, 'AddtlNtryInf'));
}

function sumOf(lines: readonly StatementLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** A reference that several lines of the entry share means none of them. */
function withUniqueReferences(lines: readonly StatementLine[]): StatementLine[] {
  const byReference = Map.groupBy(lines, ({ bankReference }) => bankReference);
  return lines.map((line) => ({
    ...line,
    isReferenceUnique: line.isReferenceUnique && byReference.get(line.bankReference)?.length === 1,
  }));
}
