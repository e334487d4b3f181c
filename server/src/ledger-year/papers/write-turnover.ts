import { amountFigures } from '@grzadka/contract/core/number/amount';
import { ledgerAccounts } from '@grzadka/contract/ledger/ledger.model';
import { landscape } from '#src/core/paper/page.ts';
import type { Paper } from '#src/core/paper/print-paper.ts';
import type { Sheet } from '#src/core/paper/sheet.ts';
import { type PaperColumn, writeTable } from '#src/core/paper/table.ts';
import type { AccountTurnover } from '#src/ledger/turnover.repo.ts';
import { figuresOf, yearPaperText as text } from './year-paper.text.ts';

/** What was on each ledger account before a year, and what moved on it in that. */
export interface YearTurnover {
  readonly year: number;
  readonly accounts: readonly AccountTurnover[];
}

interface Head {
  readonly association: string | null;
  readonly title: string;
}

/** What the turnovers and balances of a year look like on paper: docs/product/closing.md#papers. */
export function turnoverPaper({ association, title }: Head): Omit<Paper<YearTurnover>, 'letters'> {
  return {
    title,
    author: association ?? '',
    page: landscape,
    foot: () => [title, association].filter((part) => part !== null).join(' · '),
    write: (sheet, turnover) => writeTurnover(sheet, { association, title }, turnover),
  };
}

const { turnover: words } = text;

const columns: readonly PaperColumn[] = [
  { heading: words.code, width: 14 },
  { heading: words.account },
  ...(
    ['openingDebit', 'openingCredit', 'debit', 'credit', 'closingDebit', 'closingCredit'] as const
  ).map((key) => ({ heading: words[key], width: 29, isFigure: true })),
];

function writeTurnover(sheet: Sheet, { association, title }: Head, turnover: YearTurnover): void {
  const { year, accounts } = turnover;
  if (association !== null) sheet.paragraph(association);
  sheet.heading(1, title);
  sheet.paragraph(text.during(year));
  if (accounts.length === 0) {
    sheet.paragraph(words.none);
    return;
  }
  const figures = accounts.map(sidesOf);
  const sums = figures[0]?.map((_, at) => figures.reduce((sum, row) => sum + (row[at] ?? 0), 0));
  const rows = accounts.map(({ code }, at) => ({
    cells: [code, ledgerAccounts[code], ...(figures[at] ?? []).map(figuresOf)],
  }));
  const last = { cells: ['', text.sum, ...(sums ?? []).map(amountFigures)], isSum: true };
  writeTable(sheet, columns, [...rows, last], { size: 9 });
}

/** Opening, turnover and balance, each as debit and credit. */
function sidesOf({ opening, debit, credit }: AccountTurnover): number[] {
  const closing = opening + debit - credit;
  return [
    Math.max(opening, 0),
    Math.max(-opening, 0),
    debit,
    credit,
    Math.max(closing, 0),
    Math.max(-closing, 0),
  ];
}
