import { formatAmount } from '@grzadka/contract/core/number/amount';
import { feePurposeLabels } from '@grzadka/contract/fee-kind/fee-purposes';
import type { AnnualReport, FeeFigures } from '@grzadka/contract/report/annual-report.model';
import { feeColumns, reportWords as words } from '@grzadka/contract/report/report-words';
import { Text } from '../core/ui/elements/Text.tsx';
import { FittingTable } from '../core/ui/fit/FittingTable.tsx';
import styles from './AnnualReportScreen.module.css';
import { reportText } from './report.text.ts';

/** What of fees was charged, paid, written off and left, by what they are for, and below each amount that of the year before. */
export function FeeTable({ report }: { report: AnnualReport }) {
  const { year, purposes, unspread, total } = report;
  return (
    <FittingTable aria-label={words.fees} content={report}>
      <thead>
        <tr>
          <th scope="col">{words.purpose}</th>
          {feeColumns.map((column) => (
            <th key={column} scope="col" className="number">
              {words[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {purposes.map(({ purpose, ...figures }) => (
          <tr key={purpose}>
            <td>{feePurposeLabels[purpose]}</td>
            <Fees year={year} {...figures} />
          </tr>
        ))}
        <tr>
          <td>{words.unspread}</td>
          <None label={words.charged} />
          <Compared year={year} label={words.paid} amounts={unspread} />
          <None label={words.writtenOff} />
          <None label={words.open} />
        </tr>
        <tr>
          <td>
            <strong>{words.total}</strong>
          </td>
          <Fees year={year} {...total} />
        </tr>
      </tbody>
    </FittingTable>
  );
}

function None({ label }: { label: string }) {
  return (
    <td className="number" data-label={label}>
      {reportText.none}
    </td>
  );
}

function Fees({ year, now, before }: { year: number; now: FeeFigures; before: FeeFigures }) {
  return feeColumns.map((column) => (
    <Compared
      key={column}
      year={year}
      label={words[column]}
      amounts={{ now: now[column], before: before[column] }}
    />
  ));
}

interface Amounts {
  readonly now: number;
  readonly before: number;
}

function Compared({ year, label, amounts }: { year: number; label: string; amounts: Amounts }) {
  return (
    <td className="number" data-label={label}>
      {formatAmount(amounts.now)}
      <span className={styles['before']}>
        {reportText.before(year - 1, formatAmount(amounts.before))}
      </span>
    </td>
  );
}

interface CategoryTableProps {
  year: number;
  label: string;
  /** What the amounts are. */
  amount: string;
  /** What is said where there is none. */
  none: string;
  rows: readonly (Amounts & { readonly id: string; readonly name: string })[];
  total: Amounts;
}

/** Amounts by category, beside those of the year before. */
export function CategoryTable({ year, label, amount, none, rows, total }: CategoryTableProps) {
  if (rows.length === 0) return <Text isQuiet>{none}</Text>;
  return (
    <FittingTable aria-label={label} content={rows}>
      <thead>
        <tr>
          <th scope="col">{words.category}</th>
          <th scope="col" className="number">
            {amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, ...amounts }) => (
          <tr key={id}>
            <td>{name}</td>
            <Compared year={year} label={amount} amounts={amounts} />
          </tr>
        ))}
        <tr>
          <td>
            <strong>{words.total}</strong>
          </td>
          <Compared year={year} label={amount} amounts={total} />
        </tr>
      </tbody>
    </FittingTable>
  );
}
