import { foldText } from '#src/core/fold-text.ts';
import type { FaultList } from '../fault-list.ts';
import { currencyFault, damagedFault } from '../faults.ts';
import { readingLimits } from '../reading-limits.ts';
import type { StatedBalance, Statement, StatementLine } from '../statement.ts';
import { readAccountNumber } from '../text/account-number.ts';
import { cleanText } from '../text/clean-text.ts';
import { chainOf } from './chain-of-balances.ts';
import type { CsvLayout, OwnProfile } from './csv-profile.ts';
import { type CsvRecord, delimiters, eachRecord } from './each-record.ts';
import { knownLayout } from './known-profiles.ts';
import { readRow } from './read-row.ts';
import { headSantander, isSantander, santanderLayout } from './santander.ts';
import { FactFinder } from './stated-facts.ts';

/** How many rows may stand above the heading. */
const preambleRows = 80;

/** A table whose layout nobody knows yet: its first rows, for whoever points at the columns. Without rows it is none. */
export interface UnknownTable {
  readonly delimiter: string;
  readonly rows: readonly (readonly string[])[];
}

/** Where the operations of a table begin and how they are read. */
interface FoundLayout {
  readonly delimiter: string;
  readonly layout: CsvLayout;
  /** The row of the heading, counted from 0; for a table without one the row above its operations. */
  readonly headingIndex: number;
  readonly heading: readonly string[];
}

/** What was read of a table. */
interface ReadTable {
  readonly profile: string;
  readonly statement: Statement;
}

/** What a table is read for: the 26 digits of its account, and layouts that were made for files like it. */
interface TableOptions {
  readonly bankAccount: string;
  readonly ownProfiles: readonly OwnProfile[];
}

/**
 * Reads a table in any of the layouts of banks or of `ownProfiles` (docs/product/bank.md#csv). One that none knows is not guessed
 * but handed back.
 */
export function readCsvStatement(
  text: string,
  { bankAccount, ownProfiles }: TableOptions,
  faults: FaultList,
): ReadTable | UnknownTable {
  const found = findLayout(text, ownProfiles);
  return 'rows' in found ? found : readTable(text, found, bankAccount, faults);
}

function findLayout(text: string, ownProfiles: readonly OwnProfile[]): FoundLayout | UnknownTable {
  let unknown: UnknownTable | undefined;
  for (const delimiter of delimiters) {
    const rows = firstRows(text, delimiter);
    for (const [headingIndex, heading] of rows.entries()) {
      const layout = knownLayout(heading) ?? ownLayout(heading, ownProfiles);
      if (layout) return { delimiter, layout, headingIndex, heading };
    }
    const [first] = rows;
    if (first && isSantander(first)) {
      return { delimiter, layout: santanderLayout, headingIndex: 0, heading: first };
    }
    if (!unknown || widest(rows) > widest(unknown.rows)) unknown = { delimiter, rows };
  }
  return unknown && widest(unknown.rows) >= fewestColumns
    ? unknown
    : { delimiter: delimiters[0], rows: [] };
}

/** As much of the first rows as is looked at, and shown to whoever points at the columns. */
const mostColumns = 60;
const mostLetters = 500;

/** A day, an amount and a title. */
const fewestColumns = 3;

function firstRows(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  eachRecord(text, delimiter, preambleRows, ({ cells }) => {
    rows.push(cells.slice(0, mostColumns).map((cell) => cell.slice(0, mostLetters)));
  });
  return rows;
}

function widest(rows: readonly (readonly string[])[]): number {
  return Math.max(0, ...rows.map((row) => row.length));
}

function ownLayout(row: readonly string[], profiles: readonly OwnProfile[]): CsvLayout | undefined {
  const folded = withoutBlankEnd(row).map(foldText);
  return profiles.find(({ heading }) => {
    const own = withoutBlankEnd(heading).map(foldText);
    return own.length === folded.length && own.every((cell, index) => cell === folded[index]);
  });
}

function withoutBlankEnd(row: readonly string[]): readonly string[] {
  return row.slice(0, row.findLastIndex((cell) => cell !== '') + 1);
}

function readTable(
  text: string,
  found: FoundLayout,
  bankAccount: string,
  faults: FaultList,
): ReadTable {
  const { delimiter, layout, headingIndex, heading } = found;
  const hasHeading = layout !== santanderLayout;
  const table = { layout, heading: hasHeading ? heading : [], ownAccount: bankAccount };
  const finder = new FactFinder();
  const lines: StatementLine[] = [];
  const ownAccounts = new Set<string>();
  let index = 0;
  const end = eachRecord(text, delimiter, readingLimits.lines + 2 * preambleRows, (record) => {
    const place = index - headingIndex;
    index += 1;
    if (faults.isFull || place === 0 || record.cells.every((cell) => cell === '')) return;
    if (place < 0 || isAround(record, layout)) finder.look(record.cells);
    else readOperation(record);
  });
  if (end === 'damaged') faults.add(null, damagedFault);
  if (end === 'too-many') faults.add(null, tooManyRows);
  const head = hasHeading ? finder.facts : headSantander(heading, lines.length, faults);
  if (head.currency !== null && head.currency !== 'PLN') {
    faults.add(null, currencyFault(head.currency));
  }
  if (ownAccounts.size > 1) faults.add(null, severalAccounts);
  const [ownAccount = ''] = ownAccounts;
  const chain = chainOf(lines);
  const statement = {
    lineNumber: 1,
    account: head.account ?? readAccountNumber(ownAccount),
    opening: balanceOf(head.opening ?? chain?.opening),
    closing: balanceOf(head.closing ?? chain?.closing),
    lines,
  };
  return { profile: layout.name, statement };

  function readOperation(record: CsvRecord): void {
    const line = readRow(record, table, faults);
    if (!line) return;
    lines.push(line);
    const own = cleanText(record.cells[layout.columns.ownAccount ?? -1] ?? '');
    if (own !== '') ownAccounts.add(own);
  }
}

/** A table says no day beside its balances. */
function balanceOf(amount: number | undefined): StatedBalance | null {
  return amount === undefined ? null : { day: null, amount };
}

const tooManyRows = 'Plik ma za dużo wierszy. Pobierz z banku wyciągi za krótszy czas.';

const severalAccounts =
  'W pliku są operacje kilku rachunków. Pobierz z banku wyciąg jednego rachunku.';

/**
 * Whether a row below the heading is no operation but says something of them all: it has a balance with its label, or
 * neither a day nor an amount.
 */
function isAround({ cells }: CsvRecord, { columns: { bookingDay, amount } }: CsvLayout): boolean {
  const amounts = typeof amount === 'number' ? [amount] : [amount.incoming, amount.outgoing];
  const hasDay = /^'?\d/.test(cells[bookingDay] ?? '');
  const hasLabel = cells.some((cell) => /^#?saldo (?:końcowe|początkowe)$/i.test(cell));
  return !hasDay && (hasLabel || amounts.every((column) => !cells[column]));
}
