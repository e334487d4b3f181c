import { formatAmount } from '@grzadka/contract/core/number/amount';
import type { YearFigures } from '@grzadka/contract/report/year-figures';
import { type CSSProperties, useState } from 'react';
import { Button } from '../core/ui/elements/Button.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { FittingTable } from '../core/ui/fit/FittingTable.tsx';
import { reportText } from './report.text.ts';
import styles from './YearChart.module.css';

/** What is drawn of each month. */
const drawn = ['charged', 'paid', 'spent'] as const;

/** What came and went month by month, as bars, and behind them as a table, which is what screen readers have of it. */
export function YearChart({ figures }: { figures: YearFigures }) {
  const [isTable, setTable] = useState(false);
  return (
    <Stack gap={12}>
      <Bars figures={figures} />
      <Button isAtStart look="outlined" aria-expanded={isTable} onClick={() => setTable(!isTable)}>
        {isTable ? reportText.hideTable : reportText.showTable}
      </Button>
      {isTable && <MonthTable figures={figures} />}
    </Stack>
  );
}

function Bars({ figures: { months } }: { figures: YearFigures }) {
  // What is below zero, as of a month with more given back than paid, has no bar: the table has it.
  const most = Math.max(1, ...months.flatMap((month) => drawn.map((figure) => month[figure])));
  return (
    <div aria-hidden>
      <PlainList className={styles['legend']}>
        {drawn.map((figure) => (
          <li key={figure}>
            <i className={styles[figure]} />
            {reportText[figure]}
          </li>
        ))}
      </PlainList>
      <div className={styles['chart']}>
        {months.map(({ month, ...amounts }) => (
          <div key={month}>
            <div className={styles['bars']}>
              {drawn.map((figure) => {
                const share = Math.max(amounts[figure], 0) / most;
                return (
                  <i
                    key={figure}
                    className={styles[figure]}
                    data-empty={share === 0 || undefined}
                    style={{ '--share': share } as CSSProperties}
                  />
                );
              })}
            </div>
            <div className={styles['month']}>{month}</div>
          </div>
        ))}
      </div>
    </div>
  );
}

function MonthTable({ figures }: { figures: YearFigures }) {
  const { year, months } = figures;
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
            <td>{reportText.nameOfMonth(year, month)}</td>
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
