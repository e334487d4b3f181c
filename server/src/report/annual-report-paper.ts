import { amountFigures, formatAmount } from '@grzadka/contract/core/number/amount';
import { feePurposeLabels } from '@grzadka/contract/fee-kind/fee-purposes';
import type { AnnualReport, FeeFigures } from '@grzadka/contract/report/annual-report.model';
import { feeColumns, reportWords as words } from '@grzadka/contract/report/report-words';
import { landscape, looks } from '#src/core/paper/page.ts';
import type { Paper } from '#src/core/paper/print-paper.ts';
import type { Sheet } from '#src/core/paper/sheet.ts';
import { type PaperColumn, type PaperRow, writeTable } from '#src/core/paper/table.ts';

/** Small, so that two years stand beside each other. */
const size = 9;

/** What the report of a year looks like on paper: docs/product/report.md#paper. */
export function annualReportPaper(
  association: string | null,
  year: number,
): Omit<Paper<AnnualReport>, 'letters'> {
  const title = words.title(year);
  return {
    title,
    author: association ?? '',
    page: landscape,
    foot: () => [title, association].filter((part) => part !== null).join(' · '),
    write: (sheet, report) => writeReport(sheet, association, report),
  };
}

function writeReport(sheet: Sheet, association: string | null, report: AnnualReport): void {
  const { year, purposes, unspread, overpaid, income, total } = report;
  if (association !== null) sheet.paragraph(association, looks.strong);
  sheet.heading(1, words.title(year));
  sheet.paragraph(words.state(report));
  sheet.heading(2, words.fees);
  writeTable(
    sheet,
    feeTable(year),
    [
      ...purposes.map(({ purpose, now, before }) => feeRow(feePurposeLabels[purpose], now, before)),
      { cells: [words.unspread, '', '', ...compared(unspread), '', '', '', ''] },
      { ...feeRow(words.total, total.now, total.before), isSum: true },
    ],
    { size },
  );
  sheet.paragraph(
    `${words.unspreadHint} ${words.overpaid(formatAmount(overpaid.now))}`,
    looks.note,
  );
  sheet.heading(2, words.costs);
  const costs = purposes.flatMap(({ purpose, categories }) =>
    categories.map(({ name, ...amounts }) => ({
      cells: [feePurposeLabels[purpose], name, ...compared(amounts)],
    })),
  );
  const spent = { cells: [words.total, '', ...compared(total.spent)], isSum: true };
  writeTable(
    sheet,
    categoryTable(year, words.spent, [words.purpose, words.category]),
    [...costs, spent],
    { size },
  );
  sheet.heading(2, words.income);
  const came: PaperRow[] = income.map(({ name, ...amounts }) => ({
    cells: [name, ...compared(amounts)],
  }));
  const received = { cells: [words.total, ...compared(total.income)], isSum: true };
  writeTable(sheet, categoryTable(year, words.received, [words.category]), [...came, received], {
    size,
  });
}

/** Each figure of the year, and beside it that of the year before. */
function feeTable(year: number): PaperColumn[] {
  const amounts = feeColumns.flatMap((column) => twoYears(words[column], year, 23));
  return [{ heading: words.purpose }, ...amounts];
}

function categoryTable(year: number, amount: string, names: readonly string[]): PaperColumn[] {
  return [
    ...names.map((heading, at) =>
      at === 0 && names.length > 1 ? { heading, width: 90 } : { heading },
    ),
    ...twoYears(amount, year, 32),
  ];
}

function twoYears(what: string, year: number, width: number): PaperColumn[] {
  return [year, year - 1].map((of) => ({ heading: `${what} ${of} (zł)`, width, isFigure: true }));
}

function feeRow(name: string, now: FeeFigures, before: FeeFigures): PaperRow {
  const amounts = feeColumns.flatMap((column) =>
    compared({ now: now[column], before: before[column] }),
  );
  return { cells: [name, ...amounts] };
}

function compared({ now, before }: { now: number; before: number }): string[] {
  return [amountFigures(now), amountFigures(before)];
}
