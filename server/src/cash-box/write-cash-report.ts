import { amountFigures } from '@grzadka/contract/core/number/amount';
import { dayInWords } from '@grzadka/contract/core/time/day-in-words';
import type { Paper } from '#src/core/paper/print-paper.ts';
import type { Sheet } from '#src/core/paper/sheet.ts';
import { type PaperRow, writeTable } from '#src/core/paper/table.ts';
import { dayInTable } from '#src/statement/statement.text.ts';
import type { CashReport, ReportedDocument } from './cash-report.repo.ts';

/** Who keeps the cash box; null where the settings do not say. */
export interface CashReportHead {
  readonly association: string | null;
  readonly title: string;
}

/** What the report is called. */
export const cashReportTitle = 'Raport kasowy';

/** What the report of a cash box looks like: docs/product/payments.md#cash-report. */
export function cashReportPaper({
  association,
  title,
}: CashReportHead): Omit<Paper<CashReport>, 'letters'> {
  return {
    title,
    author: association ?? '',
    foot: () => [title, association].filter((part) => part !== null).join(' · '),
    write: (sheet, report) => writeCashReport(sheet, association, report),
  };
}

function writeCashReport(sheet: Sheet, association: string | null, report: CashReport): void {
  const { cashBox, from, thru, opening, documents } = report;
  if (association !== null) sheet.paragraph(association);
  sheet.heading(1, cashReportTitle);
  sheet.paragraph(`${cashBox}, od ${dayInWords(from)} do ${dayInWords(thru)}.`);
  const [received, paidOut] = [sumOf(documents, 'received'), sumOf(documents, 'paidOut')];
  const columns = [
    { heading: 'Dzień', width: 20 },
    { heading: 'Dokument', width: 26 },
    { heading: 'Opis' },
    { heading: 'Przychód (zł)', width: 27, isFigure: true },
    { heading: 'Rozchód (zł)', width: 27, isFigure: true },
  ];
  const rows: PaperRow[] = [
    { cells: ['', '', `Stan kasy przed ${dayInWords(from)}`, amountFigures(opening), ''] },
    ...documents.map(rowOf),
    { cells: ['', '', 'Razem', amountFigures(received), amountFigures(paidOut)], isSum: true },
  ];
  const closing = opening + received - paidOut;
  const last = ['', '', `Stan kasy po ${dayInWords(thru)}`, amountFigures(closing), ''];
  writeTable(sheet, columns, [...rows, { cells: last, isSum: true }], { size: 9 });
  sheet.paragraph(
    'Sporządził(a): ....................................    Sprawdził(a): ....................................',
  );
}

function rowOf({ postingDay, number, description, plot, received, paidOut }: ReportedDocument) {
  const words = plot === null ? description : `${description} (działka ${plot})`;
  const figures = (amount: number) => (amount === 0 ? '' : amountFigures(amount));
  return {
    cells: [dayInTable(postingDay), number, words, figures(received), figures(paidOut)],
  };
}

function sumOf(documents: readonly ReportedDocument[], side: 'received' | 'paidOut'): number {
  return documents.reduce((sum, document) => sum + document[side], 0);
}
