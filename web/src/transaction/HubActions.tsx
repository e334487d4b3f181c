import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { activeCashBoxesQuery } from '../cash-box/cash-box.queries.ts';
import { useMay } from '../core/access/access.ts';
import { DetailsLink } from '../core/record/DetailsLink.tsx';
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
        <Typography key={id} component="li" sx={{ overflowWrap: 'anywhere' }}>
          <DetailsLink kind="cash-box" id={id} name={transactionText.inBox(name, balance)} />
        </Typography>
      ))}
    </Box>
  );
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: { xs: 2, sm: 3 },
  py: 1.5,
  displayPrint: 'none',
} as const;

/** As high as a line of it, before it is there. */
const boxesStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  minHeight: '1lh',
  flex: { xs: '1 0 100%', sm: '0 1 auto' },
  m: 0,
  p: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
} as const;
