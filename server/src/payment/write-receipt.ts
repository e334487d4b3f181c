import { amountFigures, formatAmount } from '@grzadka/contract/core/number/amount';
import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
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
const tops = [page.top, mm(152)] as const;
const cut = mm(148.5);

/** A row of what is covered, and what stays free above those who sign, in points. */
const rowHeight = 19;
const roomToSign = mm(10);

/** Below the top of a copy, where those sign who gave and took. */
const signatureBelow = mm(122);

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
  const width = mm(120);
  let y = top;
  for (const { line, look } of issuerLines(sender)) {
    sheet.write(line, { x: page.left, y, width }, { look });
    y += sheet.heightOf(line, width, look);
  }
  const right = { x: page.right - mm(45), y: top, width: mm(45), align: 'right' } as const;
  sheet.write(copy, right, { look: looks.note });
  sheet.y = Math.max(y, top + mm(6)) + mm(2);
  sheet.heading(2, `${text.titles[series]} ${number}`);
  if (series === 'KP' && receipt.account === null) writePayerLine(sheet);
  for (const facts of factsOf(receipt)) writeSideBySide(sheet, facts);
  sheet.paragraph(`${text.amount}: ${formatAmount(amount)}`, looks.strong);
  sheet.paragraph(text.amountInWords(amountInWords(amount)), looks.text);
  if (receipt.reversedBy !== null) {
    sheet.paragraph(text.reversed(receipt.reversedBy), looks.strong);
  }
  writeCovers(sheet, receipt, top + signatureBelow - roomToSign);
  writeSignatures(sheet, { series, y: top + signatureBelow });
}

/** Who gives the receipt: the name, and below it where they are. */
function issuerLines(sender: Sender) {
  const [name, ...notes] = linesOfSender(sender);
  const line = notes.map((note) => note.line).join(', ');
  return [...(name ? [name] : []), ...(line === '' ? [] : [{ line, look: looks.note }])];
}

/** Who paid what is nobody's account's is written by hand: the ledger knows no names (docs/product/ledger.md#names). */
function writePayerLine(sheet: Sheet): void {
  const place = { x: page.left, y: sheet.y, width: page.right - page.left };
  sheet.write(text.fromByHand, place, { look: looks.note });
  sheet.rule(sheet.y + mm(11), { from: page.left, to: page.right });
  sheet.y += mm(13);
}

type Facts = readonly (readonly [label: string, value: string])[];

/** What stands side by side, row by row. */
function factsOf(receipt: Receipt): readonly Facts[] {
  const { account, series, category, postingDay, cashBox, description } = receipt;
  const what = [text.what, description] as const;
  const [day, box] = [
    [text.day, dayInWords(postingDay)] as const,
    [text.cashBox, cashBox] as const,
  ];
  if (account === null) {
    const kind = category === null ? [] : ([[text.category[series], category]] as const);
    return [
      [...kind, what],
      [day, box],
    ];
  }
  const { garden, reference, holders } = account;
  const plot = garden === null ? text.withoutGarden : `${garden.name} (${garden.sector})`;
  return [
    [[series === 'KP' ? text.from : text.to, holders.join(', ')], what],
    [[text.garden, plot], [text.reference, reference], day, box],
  ];
}

function writeSideBySide(sheet: Sheet, facts: Facts): void {
  const step = (page.right - page.left) / facts.length;
  const ends = facts.map((fact, at) => {
    const place = { x: page.left + at * step, y: sheet.y, width: step - mm(3) };
    return writeFacts(sheet, place, [fact]);
  });
  sheet.y = Math.max(...ends) + 2;
}

/**
 * Writes the parts that a payment covers, as far as there is room until there: the others are one row. A payment that was taken
 * back covers nothing.
 */
function writeCovers(
  sheet: Sheet,
  { covers, left, series, reversedBy }: Receipt,
  until: number,
): void {
  if (series !== 'KP' || covers.length === 0 || reversedBy !== null) return;
  const rowsOfParts = Math.floor((until - sheet.y) / rowHeight) - (left > 0 ? 2 : 1);
  if (rowsOfParts < 1) {
    // Names on more than one line have left no room for a table.
    const overpaid = left > 0 ? [`${text.overpaid}: ${formatAmount(left)}`] : [];
    const all = `${text.others(covers.length)}: ${formatAmount(totalOf(covers))}`;
    sheet.paragraph([all, ...overpaid].join('; '), looks.note);
    return;
  }
  const isLong = covers.length > rowsOfParts;
  const told = isLong ? covers.slice(0, rowsOfParts - 1) : covers;
  const others = covers.slice(told.length);
  const rows: PaperRow[] = told.map(({ feeKind, description, dueOn, number, amount }) => ({
    cells: [
      `${feeKind ?? description ?? ''} (${number})`,
      dayInTable(dueOn),
      amountFigures(amount),
    ],
  }));
  if (isLong) {
    rows.push({ cells: [text.others(others.length), '', amountFigures(totalOf(others))] });
  }
  if (left > 0) rows.push({ cells: [text.overpaid, '', amountFigures(left)] });
  const columns = [
    { heading: text.columns.what },
    { heading: text.columns.due, width: 26 },
    { heading: text.columns.amount, width: 32, isFigure: true },
  ];
  writeTable(sheet, columns, rows, { size: looks.note.size });
}

function totalOf(covers: Receipt['covers']): number {
  return covers.reduce((sum, { amount }) => sum + amount, 0);
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
