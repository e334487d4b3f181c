import { formatAmount } from '@grzadka/contract/core/number/amount';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { AccountStanding } from '@grzadka/contract/settlement/settlement.model';
import { planInWords } from '../payment-plan/plan-in-words.ts';
import styles from './Standing.module.css';
import { nextTermText, overdueText, sideOf } from './standing.text.ts';

/** What is owed, since when some of it is overdue, and the next term: the first that is seen of money. */
export function Standing({ standing }: { standing: AccountStanding }) {
  const { balance, plan } = standing;
  const today = gardenToday();
  const planned = plan && planInWords(plan, today);
  const overdue = overdueText(standing, today);
  const next = nextTermText(standing);
  return (
    <div className={styles['standing']}>
      <p className={styles['amount']}>
        {balance !== 0 && <strong>{formatAmount(Math.abs(balance))}</strong>} {sideOf(balance)}
      </p>
      {overdue !== null && <p className={styles['overdue']}>{overdue}</p>}
      {next !== null && <p>{next}</p>}
      {planned !== null && <p>{planned}</p>}
    </div>
  );
}
