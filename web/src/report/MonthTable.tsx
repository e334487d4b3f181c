import { formatAmount } from '@grzadka/contract/core/number/amount';
import { monthInWords } from '@grzadka/contract/core/time/day-in-words';
import type { YearFigures } from '@grzadka/contract/report/year-figures';
import { FittingTable } from '../core/ui/fit/FittingTable.tsx';
import { reportText } from './report.text.ts';
import { drawn } from './year-facts.ts';

interface MonthTableProps {
  open: boolean;
  figures: YearFigures;
}

/** The same as the chart in numbers, month by month. */
export function MonthTable({ open, figures }: MonthTableProps) {
  const { year, months } = figures;
  if (!open) return null;
  return (
    <FittingTable aria-label={reportText.chart} content={months}>
      <thead>
        <tr>
          <th scope="col">{reportText.month}</th>
          {drawn.map((figure) => (
            <th key={figure} scope="col" className="number">
              {reportText[figure]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, ...amounts }) => (
          <tr key={month}>
            <td>{nameOfMonth(year, month)}</td>
            <Amounts amounts={amounts} />
          </tr>
        ))}
        <tr>
          <td>
            <strong>{reportText.total}</strong>
          </td>
          <Amounts amounts={figures} />
        </tr>
      </tbody>
    </FittingTable>
  );
}

function Amounts({ amounts }: { amounts: Readonly<Record<(typeof drawn)[number], number>> }) {
  return drawn.map((figure) => (
    <td key={figure} className="number" data-label={reportText[figure]}>
      {formatAmount(amounts[figure])}
    </td>
  ));
}

function nameOfMonth(year: number, month: number): string {
  return monthInWords(`${year}-${String(month).padStart(2, '0')}-15`);
}
