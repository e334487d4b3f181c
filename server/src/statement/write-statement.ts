import { amountFigures } from '@grzadka/contract/core/number/amount';
import type { RunningEntry } from '@grzadka/contract/ledger/ledger.model';
import { looks } from '#src/core/paper/page.ts';
import type { Sheet } from '#src/core/paper/sheet.ts';
import { type PaperRow, writeTable } from '#src/core/paper/table.ts';
import type { Letter, Sender } from './letter.ts';
import { dayInTable, statementText as text } from './statement.text.ts';
import { byDueDay } from './to-pay.ts';
import { writeAccountHead } from './write-head.ts';
import { roomForTransfer, writeTransfer } from './write-transfer.ts';

/** What stands on a statement besides what every letter has. */
export interface StatementData extends Letter {
  /** Which days were asked for; null is open. */
  readonly from: string | null;
  readonly thru: string | null;
  /** What was posted on them, the oldest first. */
  readonly entries: readonly RunningEntry[];
}

/** Writes what an account comes to today, what is open by which day, and what was posted: docs/product/paper.md#statement. */
export function writeStatement(sheet: Sheet, sender: Sender, statement: StatementData): void {
  writeAccountHead(sheet, sender, statement);
  sheet.heading(1, text.statement);
  writeBalance(sheet, statement);
  writeOpen(sheet, statement);
  writeTransfer(sheet, sender, statement);
  writeEntries(sheet, statement);
}

/** Writes what an account comes to today, and how to pay it: the statement without all that led to it. */
export function writeSlip(sheet: Sheet, sender: Sender, letter: Letter): void {
  writeAccountHead(sheet, sender, letter);
  sheet.heading(1, text.slip);
  writeBalance(sheet, letter);
  writeTransfer(sheet, sender, letter);
}

/** What an account comes to on the day of the letter. */
export function writeBalance(sheet: Sheet, { account: { balance, open }, madeOn }: Letter): void {
  const all = open.reduce((sum, part) => sum + part.open, 0);
  const overpaid = all - balance;
  const told = [
    text.asOf(madeOn),
    all > 0 ? `${text.owed(all)}.` : text.nothingOpen,
    overpaid > 0 ? `${text.overpaid(overpaid)}.` : '',
  ];
  sheet.paragraph(told.filter((part) => part !== '').join(' '), looks.strong);
}

function writeOpen(sheet: Sheet, letter: Letter): void {
  const { madeOn } = letter;
  const { open } = letter.account;
  const days = byDueDay(open);
  if (days.length === 0) return;
  sheet.heading(2, text.toPay);
  const columns = [
    { heading: text.columns.due, width: 26 },
    { heading: text.columns.what },
    { heading: text.columns.left, width: 32, isFigure: true },
  ];
  const rows = days.flatMap(({ dueOn, parts, total }): PaperRow[] => [
    ...parts.map(({ words, number, open: left }) => ({
      cells: [
        dayInTable(dueOn),
        `${words} (${number})${dueOn < madeOn ? ` – ${text.overdue}` : ''}`,
        amountFigures(left),
      ],
    })),
    { cells: ['', text.totalBy(dayInTable(dueOn)), amountFigures(total)], isSum: true },
  ]);
  writeTable(sheet, columns, rows, { below: roomForTransfer(letter) });
}

function writeEntries(sheet: Sheet, { entries, from, thru }: StatementData): void {
  sheet.heading(2, headingOf(from, thru));
  const [first] = entries;
  const last = entries.at(-1);
  if (first === undefined || last === undefined) return sheet.paragraph(text.noEntries);
  const columns = [
    { heading: text.columns.day, width: 24 },
    { heading: text.columns.entry },
    { heading: text.columns.amount, width: 30, isFigure: true },
    { heading: text.columns.balance, width: 30, isFigure: true },
  ];
  const before = first.balance - first.amount;
  const rows = entries.map(({ postingDay, description, number, amount, balance }) => ({
    cells: [
      dayInTable(postingDay),
      `${description} (${number})`,
      amountFigures(amount),
      amountFigures(balance),
    ],
  }));
  writeTable(sheet, columns, [
    ...(before === 0 ? [] : [{ cells: ['', text.before, '', amountFigures(before)] }]),
    ...rows,
    { cells: ['', text.after, '', amountFigures(last.balance)], isSum: true },
  ]);
}

function headingOf(from: string | null, thru: string | null): string {
  if (from === null) return thru === null ? text.entries : text.entriesThru(thru);
  return thru === null ? text.entriesFrom(from) : text.entriesOf(from, thru);
}
