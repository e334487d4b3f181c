import { amountFigures } from '@grzadka/contract/core/number/amount';
import { looks } from '#src/core/paper/page.ts';
import { gaps, type Sheet } from '#src/core/paper/sheet.ts';
import { writeTable } from '#src/core/paper/table.ts';
import type { NoticeData, Sender } from './letter.ts';
import { dayInTable, statementText as text } from './statement.text.ts';
import { byDueDay, type OpenPart } from './to-pay.ts';
import { writeAccountHead } from './write-head.ts';
import { writeBalance } from './write-statement.ts';
import { roomForTransfer, writeTransfer } from './write-transfer.ts';

/** Writes what a run charged to an account, and what is to be paid by which day: docs/product/paper.md#notice. */
export function writeNotice(sheet: Sheet, sender: Sender, notice: NoticeData): void {
  const { run } = notice;
  writeAccountHead(sheet, sender, notice);
  sheet.heading(1, text.notice);
  sheet.paragraph(run.title, looks.strong);
  sheet.paragraph(text.run(run));
  writeLines(sheet, notice);
  sheet.heading(2, text.toPay);
  writeBalance(sheet, notice);
  writeDays(sheet, notice);
  writeOthers(sheet, notice);
  writeTransfer(sheet, sender, notice);
}

function writeLines(sheet: Sheet, { lines }: NoticeData): void {
  const columns = [
    { heading: text.columns.fee },
    { heading: text.columns.amount, width: 30, isFigure: true },
  ];
  const sum = lines.reduce((all, { amount }) => all + amount, 0);
  writeTable(sheet, columns, [
    ...lines.map(({ words, amount }) => ({ cells: [words, amountFigures(amount)] })),
    { cells: [text.sum, amountFigures(sum)], isSum: true },
  ]);
}

/** What is open beside what this notice charges. */
function othersOf({ parts, account }: NoticeData): OpenPart[] {
  const own = new Set(parts.flatMap(({ ids }) => ids));
  return account.open.filter(({ id }) => !own.has(id));
}

/**
 * Writes the other debts, a line each: due day, words and document, whether it is overdue, and what is open; the last line stays
 * on one page with the transfer.
 */
function writeOthers(sheet: Sheet, notice: NoticeData): void {
  const others = othersOf(notice).map((part) => text.other(part, notice.madeOn));
  const { left, right } = sheet.page;
  for (const [at, words] of others.entries()) {
    const line = at === 0 ? `${text.others}: ${words}` : words;
    const height = sheet.heightOf(line, right - left, looks.note);
    if (at === others.length - 1) sheet.makeRoom(height + gaps.paragraph + roomForTransfer(notice));
    sheet.paragraph(line, looks.note);
  }
}

/** What of this notice and of all else is due by which day: by the last one it is all that is open. */
function writeDays(sheet: Sheet, notice: NoticeData): void {
  const { parts, account } = notice;
  const days = new Set([...parts, ...account.open].map(({ dueOn }) => dueOn));
  if (days.size === 0) return;
  const open = byDueDay(account.open);
  const rows = [...days].toSorted().map((dueOn) => {
    const own = parts.filter((part) => part.dueOn === dueOn);
    const charged = own.reduce((sum, { amount }) => sum + amount, 0);
    const left = own.reduce((sum, part) => sum + part.open, 0);
    const ofDay = open.find((day) => day.dueOn === dueOn);
    const others = (ofDay?.parts ?? []).reduce((sum, part) => sum + part.open, 0) - left;
    const total = open.findLast((day) => day.dueOn <= dueOn)?.total ?? 0;
    return {
      cells: [dayInTable(dueOn), ...[charged, charged - left, others, total].map(amountFigures)],
    };
  });
  const { due, ofNotice, paid, others, total } = text.columns;
  writeTable(
    sheet,
    [
      { heading: due },
      ...[ofNotice, paid, others, total].map((heading) => ({ heading, width: 31, isFigure: true })),
    ],
    rows,
    { below: othersOf(notice).length > 0 ? 0 : roomForTransfer(notice) },
  );
}
