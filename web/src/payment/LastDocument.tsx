import { Alert, Box, Button } from '@mui/material';
import { useMay } from '../core/access/access.ts';
import { DetailsLink } from '../core/record/DetailsLink.tsx';
import { paymentText } from './payment.text.ts';
import type { CashDocuments } from './useCashDocuments.ts';

/** What was taken or given last, above the form for the next: its number, a way to print it once more, and a link to its screen. */
export function LastDocument({ documents }: { documents: CashDocuments }) {
  const { last, printLast, isPrinting } = documents;
  const mayRead = useMay('ledger:read');
  if (last === undefined) return null;
  return (
    <Alert severity="success">
      {last.told}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>
        <Button
          color="inherit"
          variant="outlined"
          size="small"
          aria-busy={isPrinting}
          onClick={() => printLast(last.id)}
        >
          {paymentText.printAgain}
        </Button>
        {mayRead && <DetailsLink kind="transaction" id={last.id} name={paymentText.show} />}
      </Box>
    </Alert>
  );
}
