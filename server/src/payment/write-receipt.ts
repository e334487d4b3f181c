import { amountFigures, formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInWords } from '#src/core/day-in-words.ts';
import { inks, looks, mm, page } from '#src/core/paper/page.ts';
import type { Sheet } from '#src/core/paper/sheet.ts';
import { type PaperRow, writeTable } from '#src/core/paper/table.ts';
import type { Sender } from '#src/statement/letter.ts';
import { dayInTable } from '#src/statement/statement.text.ts';
import { writeFacts } from '#src/statement/write-facts.ts';
import { linesOfSender } from '#src/statement/write-head.ts';
import { amountInWords } from './amount-in-words.ts';
import type { Receipt } from './receipt.repo.ts';
import { receiptText as text } from './receipt.text.ts';

/** Where each of the two copies begins, and where the sheet is cut between them. */
const tops = [page.top, mm(154)] as const;
const cut = mm(148.5);

/** So many parts of debts have room on a copy; the others are told as one. */
const mostParts = 5;

/** Below the top of a copy, where those sign who gave and took. */
const signatureBelow = mm(118);

/** Writes a receipt twice on one sheet, to be cut apart: docs/product/payments.md#receipt. */
export function writeReceipt(sheet: Sheet, sender: Sender, receipt: Receipt): void {
  const copies = receipt.series === 'KP' ? text.copies : text.copiesOfPayOut;
  for (const [at, copy] of copies.entries()) {
    const top = tops[at] ?? page.top;
    writeCopy(sheet, { sender, receipt, copy, top });
  }
  sheet.unread(() => {
    const { doc } = sheet;
    doc
      .moveTo(0, cut)
      .lineTo(page.width, cut)
      .lineWidth(0.5)
      .dash(4, { space: 4 })
      .stroke(inks.line);
    doc.undash();
  });
}

interface Copy {
  readonly sender: Sender;
  readonly receipt: Receipt;
  /** Whose it is. */
  readonly copy: string;
  /** In points from the upper edge. */
  readonly top: number;
}

function writeCopy(sheet: Sheet, { sender, receipt, copy, top }: Copy): void {
  const { series, number, amount } = receipt;
  const half = (page.right - page.left) / 2;
  let y = top;
  for (const { line, look } of linesOfSender(sender)) {
    sheet.write(line, { x: page.left, y, width: mm(120) }, { look });
    y += sheet.heightOf(line, mm(120), look);
  }
  const right = { x: page.right - mm(45), y: top, width: mm(45), align: 'right' } as const;
  sheet.write(copy, right, { look: looks.note });
  sheet.y = Math.max(y, top + mm(8)) + mm(3);
  sheet.heading(2, `${text.titles[series]} ${number}`);
  const start = sheet.y;
  const left = writeFacts(sheet, { x: page.left, y: start, width: half - mm(4) }, whoOf(receipt));
  const end = writeFacts(sheet, { x: page.left + half, y: start, width: half }, whatOf(receipt));
  sheet.y = Math.max(left, end) + 2;
  sheet.paragraph(`${text.amount}: ${formatAmount(amount)}`, looks.strongOwn);
  sheet.paragraph(text.amountInWords(amountInWords(amount)), looks.own);
  if (receipt.reversedBy !== null)
    sheet.paragraph(text.reversed(receipt.reversedBy), looks.strongOwn);
  writeCovers(sheet, receipt);
  writeSignatures(sheet, { series, y: top + signatureBelow });
}

function whoOf({ account, series, costCategory }: Receipt) {
  if (account === null) return [[text.costCategory, costCategory ?? '']] as const;
  const { garden, reference, holders } = account;
  const plot = garden === null ? text.withoutGarden : `${garden.name} (${garden.sector})`;
  return [
    [series === 'KP' ? text.from : text.to, holders.join(', ')],
    [text.garden, plot],
    [text.reference, reference],
  ] as const;
}

function whatOf({ postingDay, cashBox, description }: Receipt) {
  return [
    [text.day, dayInWords(postingDay)],
    [text.cashBox, cashBox],
    [text.what, description],
  ] as const;
}

function writeCovers(sheet: Sheet, { covers, left, series }: Receipt): void {
  if (series !== 'KP' || covers.length === 0) return;
  const isLong = covers.length > mostParts;
  const told = isLong ? covers.slice(0, mostParts - 1) : covers;
  const others = covers.slice(told.length);
  const rows: PaperRow[] = told.map(({ feeKind, description, dueOn, number, amount }) => ({
    cells: [
      `${feeKind ?? description ?? ''} (${number})`,
      dayInTable(dueOn),
      amountFigures(amount),
    ],
  }));
  if (isLong) {
    const rest = others.reduce((sum, { amount }) => sum + amount, 0);
    rows.push({ cells: [text.others(others.length), '', amountFigures(rest)] });
  }
  if (left > 0) rows.push({ cells: [text.overpaid, '', amountFigures(left)] });
  const columns = [
    { heading: text.columns.what, isOwn: true },
    { heading: text.columns.due, width: 26 },
    { heading: text.columns.amount, width: 32, isFigure: true },
  ];
  writeTable(sheet, columns, rows, looks.note.size);
}

function writeSignatures(
  sheet: Sheet,
  { series, y }: { series: Receipt['series']; y: number },
): void {
  const width = mm(60);
  for (const [at, who] of text.signatures[series].entries()) {
    const x = at === 0 ? page.left : page.right - width;
    sheet.rule(y, { from: x, to: x + width });
    sheet.write(who, { x, y: y + 3, width }, { look: looks.note });
  }
}
