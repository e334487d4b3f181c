import { cashBoxPlace } from '@grzadka/contract/cash-box/cash-box.place';
import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { activeCashBoxesQuery } from '../cash-box/cash-box.queries.ts';
import { useMay } from '../core/access/access.ts';
import { recordPath } from '../core/record/record-path.ts';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import { paymentPaths } from '../payment/payment.paths.ts';
import { paymentText } from '../payment/payment.text.ts';
import { transactionText } from './transaction.text.ts';

/** What people come to the transactions for, and what is in the cash boxes. */
export function HubActions() {
  const mayPayOut = useMay('payment:pay-out');
  return (
    <Box sx={barStyle}>
      <Button component={ReturningLink} to={paymentPaths.receive} variant="contained">
        {paymentText.receive}
      </Button>
      {mayPayOut && (
        <Button component={ReturningLink} to={paymentPaths.payOut} variant="outlined">
          {paymentText.payOut}
        </Button>
      )}
      <InBoxes />
    </Box>
  );
}

/** What is in each cash box now, which leads to it. What cannot be read is left out: the list below says so of itself. */
function InBoxes() {
  const { data } = useQuery(activeCashBoxesQuery);
  return (
    <Box component="ul" aria-label={transactionText.boxesLabel} sx={boxesStyle}>
      {data?.items.map(({ id, name, balance }) => (
        <li key={id}>
          <Button
            component={ReturningLink}
            to={recordPath(cashBoxPlace.screens.details, id)}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {transactionText.inBox(name, balance)}
          </Button>
        </li>
      ))}
    </Box>
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

/** As high as a line of it, before it is there. */
const boxesStyle = {
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
