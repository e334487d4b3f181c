import { amountFigures } from '@grzadka/contract/core/number/amount';
import type { Paper } from '#src/core/paper/print-paper.ts';
import type { Sheet } from '#src/core/paper/sheet.ts';
import { type PaperColumn, writeTable } from '#src/core/paper/table.ts';
import type { Receivable } from '#src/ledger/receivables.repo.ts';
import { figuresOf, yearPaperText as text } from './year-paper.text.ts';

/** What the settlement accounts came to at the end of a year. */
export interface Receivables {
  readonly year: number;
  readonly accounts: readonly Receivable[];
}

interface Head {
  readonly association: string | null;
  readonly title: string;
}

/** What is owed at the end of a year, on paper: docs/product/closing.md#papers. */
export function receivablesPaper({
  association,
  title,
}: Head): Omit<Paper<Receivables>, 'letters'> {
  return {
    title,
    author: association ?? '',
    foot: () => [title, text.personal, association].filter((part) => part !== null).join(' · '),
    write: (sheet, receivables) => writeReceivables(sheet, { association, title }, receivables),
  };
}

const { receivables: words } = text;

const columns: readonly PaperColumn[] = [
  { heading: words.reference, width: 24 },
  { heading: words.plot, width: 22 },
  { heading: words.holders },
  ...(['owed', 'due', 'overpaid'] as const).map((key) => ({
    heading: words[key],
    width: 25,
    isFigure: true,
  })),
];

function writeReceivables(sheet: Sheet, { association, title }: Head, of: Receivables): void {
  const { year, accounts } = of;
  if (association !== null) sheet.paragraph(association);
  sheet.heading(1, title);
  sheet.paragraph(`${text.asOf(year)} ${text.personal}`);
  if (accounts.length === 0) {
    sheet.paragraph(words.none);
    return;
  }
  const figures = accounts.map(({ balance, due, overpaid }) => [balance + overpaid, due, overpaid]);
  const sums = [0, 1, 2].map((at) => figures.reduce((sum, row) => sum + (row[at] ?? 0), 0));
  const rows = accounts.map(({ reference, plot, holders }, at) => ({
    cells: [reference, plot ?? text.without, holders, ...(figures[at] ?? []).map(figuresOf)],
  }));
  const last = { cells: [text.sum, '', '', ...sums.map(amountFigures)], isSum: true };
  writeTable(sheet, columns, [...rows, last], { size: 9 });
}
