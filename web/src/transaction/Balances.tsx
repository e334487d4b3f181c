import { cashBoxEndpoints } from '@grzadka/contract/cash-box/cash-box.endpoints';
import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { bankAccountPlace } from '../bank/accounts/bank-account.paths.ts';
import { activeBankAccountsQuery } from '../bank/accounts/bank-account.queries.ts';
import { agreementOf } from '../bank/accounts/bank-account.text.ts';
import { cashBoxPlace } from '../cash-box/cash-box.paths.ts';
import { callQuery } from '../core/api/call-query.ts';
import { recordPath } from '../core/record/record-path.ts';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
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
    <Box component="ul" aria-label={transactionText.balances} sx={lineStyle}>
      {accounts?.items.map((account) => {
        const agreement = agreementOf(account);
        return (
          <li key={account.id}>
            <Box
              component={ReturningLink}
              to={recordPath(bankAccountPlace.screens.details, account.id)}
            >
              {transactionText.balance(account)}
            </Box>
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
          <Box component={ReturningLink} to={recordPath(cashBoxPlace.screens.details, box.id)}>
            {transactionText.balance(box)}
          </Box>
        </li>
      ))}
    </Box>
  );
}

const lineStyle = {
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 2, sm: 3 },
  minHeight: { xs: 44, md: 40 },
  m: 0,
  px: { xs: 2, sm: 3 },
  py: 0.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  listStyle: 'none',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  displayPrint: 'none',
  // As wide as a finger needs it, where a finger presses.
  fontSize: { xs: '0.875rem', sm: '1rem' },
  // On a phone all of it stands in one line; what agrees is no news there.
  '& span:not([data-differs])': { display: { xs: 'none', sm: 'inline' } },
  '& > li': { alignContent: 'center', minHeight: { xs: 36, md: 32 } },
  '& a': { color: 'primary.main', fontWeight: 600, textDecoration: 'underline' },
} as const;
