import { cashBoxEndpoints } from '@grzadka/contract/cash-box/cash-box.endpoints';
import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { bankAccountPlace } from '../bank/accounts/bank-account.paths.ts';
import {
  activeBankAccountsQuery,
  waitingLinesQuery,
} from '../bank/accounts/bank-account.queries.ts';
import { agreementOf } from '../bank/accounts/bank-account.text.ts';
import { bankImportPaths } from '../bank/importing/bank-import.paths.ts';
import { bankLinePaths } from '../bank/queue/bank-line.paths.ts';
import { cashBoxPlace } from '../cash-box/cash-box.paths.ts';
import { useMay } from '../core/access/access.ts';
import { callQuery } from '../core/api/call-query.ts';
import { recordPath } from '../core/record/record-path.ts';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import { paymentPaths } from '../payment/payment.paths.ts';
import { paymentText } from '../payment/payment.text.ts';
import { transactionText } from './transaction.text.ts';

/** The cash boxes in use, with what is in them. */
const activeCashBoxesQuery = callQuery([cashBoxPlace.name, 'active'], cashBoxEndpoints.list, {
  query: { 'filter-by-state': 'true', 'is-active': 'true', limit: '20' },
});

/** What people come to the transactions for, and what is on the bank accounts and in the cash boxes. */
export function HubActions() {
  const mayImport = useMay('bank:import');
  const mayPayOut = useMay('payment:pay-out');
  const { data: waiting } = useQuery(waitingLinesQuery);
  return (
    <Box sx={barStyle}>
      {mayImport && (
        <Button component={ReturningLink} to={bankImportPaths.import} variant="contained">
          {transactionText.importStatement}
        </Button>
      )}
      <Button component={ReturningLink} to={paymentPaths.receive} variant="contained">
        {paymentText.receive}
      </Button>
      {mayPayOut && (
        <Button component={ReturningLink} to={paymentPaths.payOut} variant="outlined">
          {paymentText.payOut}
        </Button>
      )}
      <Button component={ReturningLink} to={bankLinePaths.queue} variant="outlined">
        {transactionText.waiting(waiting)}
      </Button>
      <Balances />
    </Box>
  );
}

/**
 * What is on each bank account now, against its last statement, and what is in each cash box. What cannot be read is left out: the
 * list below says so of itself.
 */
function Balances() {
  const { data: accounts } = useQuery(activeBankAccountsQuery);
  const { data: boxes } = useQuery(activeCashBoxesQuery);
  return (
    <Box component="ul" aria-label={transactionText.balances} sx={balancesStyle}>
      {accounts?.items.map((account) => (
        <li key={account.id}>
          <MoneyLink to={recordPath(bankAccountPlace.screens.details, account.id)}>
            {transactionText.onAccount(account, agreementOf(account))}
          </MoneyLink>
        </li>
      ))}
      {boxes?.items.map(({ id, name, balance }) => (
        <li key={id}>
          <MoneyLink to={recordPath(cashBoxPlace.screens.details, id)}>
            {transactionText.inBox(name, balance)}
          </MoneyLink>
        </li>
      ))}
    </Box>
  );
}

function MoneyLink({ to, children }: { to: string; children: string }) {
  return (
    <Button component={ReturningLink} to={to} sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Button>
  );
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 1, sm: 1.5 },
  px: { xs: 2, sm: 3 },
  py: { xs: 1, sm: 1.5 },
  displayPrint: 'none',
} as const;

/**
 * As high as one line of balances before they are there. They stand below the buttons, since the last button grows once it is
 * known what waits.
 */
const balancesStyle = {
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  minHeight: { xs: 44, md: 36 },
  minWidth: 0,
  m: 0,
  p: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
} as const;
