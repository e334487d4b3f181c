import { unclearLinesDeadline } from '@grzadka/contract/bank/unclear-lines.deadline';
import { useQuery } from '@tanstack/react-query';
import { waitingLinesQuery } from '../bank/accounts/bank-account.queries.ts';
import { bankLinePaths } from '../bank/queue/bank-line.paths.ts';
import { ButtonLink } from '../core/ui/screen/ButtonLink.tsx';
import { deadlinesQuery } from '../deadline/deadline.queries.ts';
import { deadlineText } from '../deadline/deadline.text.ts';
import { transactionText } from './transaction.text.ts';
import styles from './WaitingLines.module.css';

/**
 * How many operations of the bank wait to be explained, and of how much; a deadline where some have waited for long. The number of
 * these is not said: there is one number of what waits.
 */
export function WaitingLines() {
  const { data: waiting } = useQuery(waitingLinesQuery);
  const { data: deadlines } = useQuery(deadlinesQuery);
  const due = deadlines?.items.find(({ kind }) => kind === unclearLinesDeadline.kind);
  return (
    <section aria-label={due && transactionText.waitingDeadline} className={styles['waiting']}>
      <ButtonLink isReturning look="outlined" to={bankLinePaths.queue}>
        {transactionText.waiting(waiting)}
      </ButtonLink>
      {due && <span className={styles['due']}>{deadlineText.whenInShort(due)}</span>}
    </section>
  );
}
