import type { YearFigures } from '@grzadka/contract/report/year-figures';
import { type CSSProperties, useState } from 'react';
import { Button } from '../core/ui/elements/Button.tsx';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { Stack } from '../core/ui/elements/Stack.tsx';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { reportText } from './report.text.ts';
import styles from './YearChart.module.css';
import { drawn } from './year-facts.ts';

const MonthTable = latePart(async () => (await import('./MonthTable.tsx')).MonthTable);

/** What came and went month by month, as bars, and behind them as a table, which is what screen readers have of it. */
export function YearChart({ figures }: { figures: YearFigures }) {
  const [isTable, setTable] = useState(false);
  return (
    <Stack gap={12}>
      <Bars figures={figures} />
      <Button
        isAtStart
        look="outlined"
        aria-expanded={isTable}
        onClick={() => setTable(!isTable)}
        {...MonthTable.ahead}
      >
        {isTable ? reportText.hideTable : reportText.showTable}
      </Button>
      <MonthTable open={isTable} figures={figures} />
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
            <i className={styles['figure']} data-figure={figure} />
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
                    className={styles['figure']}
                    data-figure={figure}
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
