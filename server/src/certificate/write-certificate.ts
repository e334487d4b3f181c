import { certificateKinds } from '@grzadka/contract/certificate/certificate.model';
import { amountFigures } from '@grzadka/contract/core/number/amount';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { looks, mm, page } from '#src/core/paper/page.ts';
import type { Sheet } from '#src/core/paper/sheet.ts';
import { type PaperRow, writeTable } from '#src/core/paper/table.ts';
import { dayInTable } from '#src/statement/statement.text.ts';
import { writeFacts } from '#src/statement/write-facts.ts';
import { writePlainHead } from '#src/statement/write-head.ts';
import { certificateText as text } from './certificate.text.ts';
import type { Certificate } from './certificate-contents.ts';

/** Room for a signature and a stamp, in points. */
const roomToSign = mm(32);

/** What a paper is called. */
export function titleOf({ isClear }: Pick<Certificate, 'isClear'>): string {
  return certificateKinds[isClear ? 'clear' : 'open'];
}

/** Writes a paper that says what an account owes, or that it owes nothing: docs/product/certificates.md#what-it-says. */
export function writeCertificate(sheet: Sheet, logo: string | null, paper: Certificate): void {
  writePlainHead(sheet, { ...paper.issuer, logo }, paper.issuedOn);
  sheet.heading(1, titleOf(paper));
  sheet.paragraph(text.number(paper.number), looks.strong);
  writeWhose(sheet, paper);
  if (paper.isClear) writeClear(sheet, paper);
  else writeOpen(sheet, paper);
  if (paper.overpaid > 0) sheet.paragraph(text.overpaid(paper.overpaid));
  if (paper.uncharged.length > 0) sheet.paragraph(text.uncharged(paper.uncharged));
  writeSignature(sheet, paper);
}

function writeWhose(sheet: Sheet, { garden, reference, holders }: Certificate): void {
  const plot = garden === null ? text.withoutGarden : `${garden.name} (${garden.sector})`;
  const facts = [
    [text.garden, plot],
    [text.reference, reference],
    [text.holders, holders.join(', ')],
  ] as const;
  const place = { x: page.left, y: sheet.y, width: page.right - page.left };
  sheet.y = writeFacts(sheet, place, facts) + mm(4);
}

function writeClear(sheet: Sheet, paper: Certificate): void {
  sheet.paragraph(text.clear(paper), looks.strong);
  if (paper.openNow > 0) sheet.paragraph(text.since(gardenToday(), paper.openNow), looks.strong);
}

/** What is open by kind, each with its dates and amounts. */
function writeOpen(sheet: Sheet, { open, issuedOn }: Certificate): void {
  const all = sumOf(open);
  const overdue = sumOf(open.filter(({ dueOn }) => dueOn < issuedOn));
  const words = [text.open(issuedOn, all), overdue > 0 ? text.ofOpen(overdue) : ''];
  sheet.paragraph(words.filter((part) => part !== '').join(' '), looks.strong);
  const kinds = [...Map.groupBy(open, ({ words: kind }) => kind)];
  const rows = kinds.flatMap(([kind, parts]): PaperRow[] => [
    ...parts.map(({ dueOn, number, open: left }) => ({
      cells: [
        `${kind} (${number})${dueOn < issuedOn ? ` – ${text.overdue}` : ''}`,
        dayInTable(dueOn),
        amountFigures(left),
      ],
    })),
    ...(kinds.length > 1 && parts.length > 1
      ? [{ cells: [text.sumOf(kind), '', amountFigures(sumOf(parts))], isSum: true }]
      : []),
  ]);
  const columns = [
    { heading: text.columns.what },
    { heading: text.columns.due, width: 26 },
    { heading: text.columns.left, width: 32, isFigure: true },
  ];
  writeTable(sheet, columns, [...rows, { cells: [text.sum, '', amountFigures(all)], isSum: true }]);
}

function sumOf(parts: readonly { readonly open: number }[]): number {
  return parts.reduce((sum, { open }) => sum + open, 0);
}

function writeSignature(sheet: Sheet, { issuedBy }: Certificate): void {
  sheet.makeRoom(roomToSign);
  sheet.paragraph(text.issuedBy(issuedBy), looks.note);
  const width = mm(70);
  const x = page.right - width;
  const y = sheet.y + mm(20);
  sheet.rule(y, { from: x, to: x + width });
  sheet.write(text.signature, { x, y: y + 3, width }, { look: looks.note });
  sheet.y = y + mm(8);
}
