import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../core/ui/elements/Button.tsx';
import { classNames } from '../core/ui/elements/class-names.ts';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { useIsRoomy } from '../core/ui/hooks/useIsRoomy.ts';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { yearFiguresQuery } from '../report/report.queries.ts';
import { reportText } from '../report/report.text.ts';
import { isAnything, yearFacts } from '../report/year-facts.ts';
import styles from './Balances.module.css';

const YearDialog = latePart(async () => (await import('../report/YearDialog.tsx')).YearDialog);

/**
 * This year at a glance, as a line below the transactions: its figures, and behind a button the chart of its months. On a phone all of
 * that is behind the button. What cannot be read is left out: the list says so of itself.
 */
export function YearLine() {
  const isRoomy = useIsRoomy();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(yearFiguresQuery);
  if (!data || !isAnything(data)) return null;
  const title = reportText.figures(data.year);
  const { charged, paid, open, spent } = yearFacts(data);
  // As of today: the line has no room to say so.
  const facts = [charged, paid, { ...open, label: reportText.open }, spent];
  return (
    <PlainList
      hasLongWords
      aria-label={title}
      className={classNames(styles['balances'], styles['inShort'])}
    >
      <li>
        <Button size="small" aria-label={title} onClick={() => setOpen(true)} {...YearDialog.ahead}>
          {isRoomy ? reportText.year(data.year) : title}
        </Button>
        <YearDialog open={isOpen} figures={data} onClose={() => setOpen(false)} />
      </li>
      {isRoomy && facts.map(({ label, value }) => <li key={label}>{`${label}: ${value}`}</li>)}
    </PlainList>
  );
}
