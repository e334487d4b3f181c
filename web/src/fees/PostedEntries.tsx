import type { RunningEntry } from '@grzadka/contract/ledger/ledger.model';
import { paymentEndpoints } from '@grzadka/contract/payment/payment.endpoints';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useMay } from '../core/access/access.ts';
import { PrintButton } from '../core/paper/PrintButton.tsx';
import { RunningList } from '../ledger/RunningList.tsx';
import { settlementText } from '../settlement/settlement.text.ts';

interface PostedEntriesProps {
  settlement: { id: string };
  /** What can be done with all of it. */
  actions?: ReactNode;
}

/** What is posted on an account, with the receipts of what was taken and given in cash, for who may have those of others. */
export function PostedEntries(posted: PostedEntriesProps) {
  const mayPrint = useMay('ledger:read');
  return <RunningList {...posted} actionOf={mayPrint ? receiptOf : undefined} />;
}

function receiptOf({ id, number, series }: RunningEntry) {
  if (series !== 'KP' && series !== 'KW') return null;
  return (
    <Box sx={{ mt: 0.5 }}>
      <PrintButton
        endpoint={paymentEndpoints.receipt}
        input={{ params: { id } }}
        about={number}
        size="small"
      >
        {settlementText.printReceipt}
      </PrintButton>
    </Box>
  );
}
