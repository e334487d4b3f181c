import { cashBoxEndpoints } from '@grzadka/contract/cash-box/cash-box.endpoints';
import { useQuery } from '@tanstack/react-query';
import { bankAccountPlace } from '../bank/accounts/bank-account.paths.ts';
import { activeBankAccountsQuery } from '../bank/accounts/bank-account.queries.ts';
import { agreementOf } from '../bank/accounts/bank-account.text.ts';
import { cashBoxPlace } from '../cash-box/cash-box.paths.ts';
import { callQuery } from '../core/api/call-query.ts';
import { recordPath } from '../core/record/record-path.ts';
import { PlainList } from '../core/ui/elements/PlainList.tsx';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import styles from './Balances.module.css';
import { transactionText } from './transaction.text.ts';

/** The cash boxes in use, with what is in them. */
const activeCashBoxesQuery = callQuery([cashBoxPlace.name, 'active'], cashBoxEndpoints.list, {
  query: { 'filter-by-state': 'true', 'is-active': 'true', limit: '20' },
});

/**
 * What is on each bank account now, against its last statement, and what is in each cash box, as the last line of the transactions:
 * once all of it is known, so that none of it moves, nor what stands above. What cannot be read is left out: the list says so of
 * itself.
 */
export function Balances() {
  const { data: accounts, isPending: areAccountsAwaited } = useQuery(activeBankAccountsQuery);
  const { data: boxes, isPending: areBoxesAwaited } = useQuery(activeCashBoxesQuery);
  if (areAccountsAwaited || areBoxesAwaited) return null;
  return (
    <PlainList hasLongWords aria-label={transactionText.balances} className={styles['balances']}>
      {accounts?.items.map((account) => {
        const agreement = agreementOf(account);
        return (
          <li key={account.id}>
            <ReturningLink to={recordPath(bankAccountPlace.screens.details, account.id)}>
              {transactionText.balance(account)}
            </ReturningLink>
            {agreement !== undefined && (
              <span
                data-differs={account.statementDifference !== 0 || undefined}
              >{`, ${agreement}`}</span>
            )}
          </li>
        );
      })}
      {boxes?.items.map((box) => (
        <li key={box.id}>
          <ReturningLink to={recordPath(cashBoxPlace.screens.details, box.id)}>
            {transactionText.balance(box)}
          </ReturningLink>
        </li>
      ))}
    </PlainList>
  );
}
