import type { ExportColumn, TableExport } from '@grzadka/contract/core/export/export-columns';
import { feePurposeLabels } from '@grzadka/contract/fee-kind/fee-purposes';
import type { AnnualReport, FeeFigures } from '@grzadka/contract/report/annual-report.model';
import { feeColumns, reportWords as words } from '@grzadka/contract/report/report-words';

/** A line of the workbook, in grosze; what is not there leaves its cell empty. */
interface ReportLine {
  readonly purpose: string;
  readonly category: string;
  readonly now: Partial<Amounts>;
  readonly before: Partial<Amounts>;
}

interface Amounts extends FeeFigures {
  readonly spent: number;
  readonly received: number;
}

const amountColumns = [...feeColumns, 'spent', 'received'] as const;

/** What the file of a report is called, before the day. */
export function annualReportName(year: number): string {
  return `sprawozdanie-${year}`;
}

/** The report of a year as a workbook: each figure of the year, and beside it that of the year before (docs/product/report.md#paper). */
export function annualReportTable(year: number): TableExport<ReportLine> {
  const amounts = amountColumns.flatMap((amount): ExportColumn<ReportLine>[] => [
    { kind: 'money', heading: `${words[amount]} ${year}`, value: ({ now }) => now[amount] ?? null },
    {
      kind: 'money',
      heading: `${words[amount]} ${year - 1}`,
      value: ({ before }) => before[amount] ?? null,
    },
  ]);
  return {
    fileName: annualReportName(year),
    sheetName: words.title(year),
    columns: [
      { kind: 'text', heading: words.purpose, width: 44, value: ({ purpose }) => purpose },
      { kind: 'text', heading: words.category, value: ({ category }) => category || null },
      ...amounts,
    ],
  };
}

/** The lines of the workbook: fees by purpose with the costs of each below it, what covers no fee, other income, and the sum. */
export function reportLines({ purposes, unspread, income, total }: AnnualReport): ReportLine[] {
  return [
    ...purposes.flatMap(({ purpose, now, before, categories }) => {
      const label = feePurposeLabels[purpose];
      return [
        { purpose: label, category: '', now, before },
        ...categories.map((category) => ({
          purpose: label,
          category: category.name,
          now: { spent: category.now },
          before: { spent: category.before },
        })),
      ];
    }),
    {
      purpose: words.unspread,
      category: '',
      now: { paid: unspread.now },
      before: { paid: unspread.before },
    },
    ...income.map((category) => ({
      purpose: words.income,
      category: category.name,
      now: { received: category.now },
      before: { received: category.before },
    })),
    {
      purpose: words.total,
      category: '',
      now: { ...total.now, spent: total.spent.now, received: total.income.now },
      before: { ...total.before, spent: total.spent.before, received: total.income.before },
    },
  ];
}
