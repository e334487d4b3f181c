import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import type { FaultList } from '../fault-list.ts';
import { currencyFault } from '../faults.ts';
import type { StatementLine } from '../statement.ts';
import { cleanText, cleanTextOrNull } from '../text/clean-text.ts';
import { type LabelRole, readLabelledParts } from '../text/labelled-parts.ts';
import { ownReference } from '../text/own-reference.ts';
import { partiesOf } from '../text/parties.ts';
import { currencyOf, readAmount } from '../text/read-amount.ts';
import { readDay } from '../text/read-day.ts';
import type { CsvLayout } from './csv-profile.ts';
import type { CsvRecord } from './each-record.ts';

/** The labels in PKO BP's descriptions, folded. */
const labels: ReadonlyMap<string, LabelRole> = new Map([
  ['rachuneknadawcy', 'payer'],
  ['rachunekodbiorcy', 'payee'],
  ['nazwanadawcy', 'name'],
  ['nazwaodbiorcy', 'name'],
  ['adresnadawcy', 'name'],
  ['adresodbiorcy', 'name'],
  ['tytul', 'title'],
]);

/** The table that a row stands in. */
interface RowsTable {
  readonly layout: CsvLayout;
  /** It names the columns in faults. */
  readonly heading: readonly string[];
  /** The 26 digits of the account of the statement. */
  readonly ownAccount: string;
}

/**
 * Returns the line of a statement that a row of a table holds; null where no money moved, and where something is wrong, which is
 * added to `faults`.
 */
export function readRow(
  { cells, lineNumber }: CsvRecord,
  { layout: { columns, labelledFrom, heldAmount }, heading, ownAccount }: RowsTable,
  faults: FaultList,
): StatementLine | null {
  const cell = (column: number | undefined) => (column === undefined ? '' : (cells[column] ?? ''));
  if (isHeld()) return null;
  const amount = signedAmount();
  const bookingDay = dayIn(columns.bookingDay);
  const valueDay = cell(columns.valueDay) === '' ? bookingDay : dayIn(columns.valueDay);
  const balanceAfter = cell(columns.balanceAfter) === '' ? null : amountIn(columns.balanceAfter);
  checkCurrency();
  if (amount === null || amount === 0 || bookingDay === null || valueDay === null) return null;
  const side = { ownAccount, isIncoming: amount > 0 };
  const labelled =
    labelledFrom === undefined
      ? undefined
      : readLabelledParts(cells.slice(labelledFrom).filter(Boolean), labels, side);
  const reference = ownReference(withoutApostrophes(cell(columns.reference)));
  const parties = labelled ?? partiesOf(statedAccounts(), side);
  return {
    lineNumber,
    bookingDay,
    valueDay,
    amount,
    counterpartyName: labelled?.name ?? cleanTextOrNull(cell(columns.counterpartyName)),
    counterpartyAccount: parties.counterpartyAccount,
    targetAccount: parties.targetAccount,
    title: labelled?.title ?? cleanText(columns.title.map(cell).join(' ')),
    bankReference: reference,
    isReferenceUnique: reference !== null,
    balanceAfter,
    raw: cells.join(';'),
  };

  function statedAccounts() {
    const { counterpartyAccount: column } = columns;
    if (typeof column !== 'object') return { any: [cell(column)] };
    return { payer: [cell(column.payer)], payee: [cell(column.payee)] };
  }

  /** Money that is held for a payment by card, and has not moved. */
  function isHeld(): boolean {
    const { amount: column } = columns;
    return typeof column === 'number' && cell(column) === '' && cell(heldAmount) !== '';
  }

  function signedAmount(): number | null {
    const { amount: column } = columns;
    if (typeof column === 'number') return amountIn(column);
    const [incoming, outgoing] = [column.incoming, column.outgoing].map((part) =>
      cell(part) === '' ? 0 : amountIn(part),
    );
    if (incoming == null || outgoing == null) return null;
    // What went out may bear its sign or not.
    return incoming - Math.abs(outgoing);
  }

  function amountIn(column: number | undefined): number | null {
    const amountRead = readAmount(cell(column));
    if (amountRead === null && !isForeign(cell(column))) tell(column, 'kwota, np. 1 234,56');
    return amountRead;
  }

  function dayIn(column: number | undefined): string | null {
    const day = readDay(cell(column));
    if (day === null) tell(column, `data, np. ${dayInFigures('2026-11-21')}`);
    return day;
  }

  function checkCurrency(): void {
    const { amount: column } = columns;
    const named = [cell(columns.currency), typeof column === 'number' ? cell(column) : ''];
    const foreign = named.find(isForeign);
    if (foreign !== undefined) faults.add(null, currencyFault(currencyOf(foreign) ?? foreign));
  }

  function tell(column: number | undefined, expected: string): void {
    const name = cleanText(heading[column ?? -1] ?? '').replace(/^#/, '');
    const place = name === '' ? `W kolumnie ${(column ?? 0) + 1}` : `W kolumnie „${name}”`;
    faults.add(lineNumber, `${place} ${whatIs(cell(column))}. Powinna tam być ${expected}.`);
  }
}

function whatIs(text: string): string {
  if (text === '') return 'nic nie ma';
  // A formula is no value: what it would come to is another program's to say (docs/product/bank.md#csv).
  if (/^[=@]|^[+-](?![\d ])/.test(text)) return 'jest formuła arkusza, a nie wartość z banku';
  return `jest „${text.length > 30 ? `${text.slice(0, 30)}…` : text}”`;
}

function isForeign(text: string): boolean {
  const currency = currencyOf(text);
  return currency !== null && currency !== 'PLN';
}

function withoutApostrophes(text: string): string {
  return text.replaceAll("'", '');
}
