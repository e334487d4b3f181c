import { Box, Button } from '@mui/material';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { bankImportPaths } from '../bank/importing/bank-import.paths.ts';
import { useMay } from '../core/access/access.ts';
import { MoreButton } from '../core/list/screen/ListTools.tsx';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import { paymentPaths } from '../payment/payment.paths.ts';
import { paymentText } from '../payment/payment.text.ts';
import { transactionText } from './transaction.text.ts';
import { WaitingLines } from './WaitingLines.tsx';

interface HubActionsProps {
  /** The ways to what is seldom needed, shown on request; on a phone they stand with what else the list has. */
  more: ReactNode;
}

/** What people come to the transactions for: two buttons, and what waits. */
export function HubActions({ more }: HubActionsProps) {
  const mayImport = useMay('bank:import');
  const [isMoreOpen, setMoreOpen] = useState(false);
  const moreId = useId();
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
      <WaitingLines />
      {more && (
        <>
          <Box sx={{ flex: 1, textAlign: 'end' }}>
            <MoreButton
              isOpen={isMoreOpen}
              controls={moreId}
              onToggle={() => setMoreOpen(!isMoreOpen)}
            />
          </Box>
          <Box id={moreId} hidden={!isMoreOpen} sx={isMoreOpen ? moreStyle : undefined}>
            {isMoreOpen && <Suspense>{more}</Suspense>}
          </Box>
        </>
      )}
    </Box>
  );
}

const barStyle = {
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 1, sm: 1.5 },
  px: { xs: 2, sm: 3 },
  py: { xs: 1, sm: 1.25 },
  displayPrint: 'none',
} as const;

const moreStyle = { display: 'flex', flexWrap: 'wrap', gap: 1, flexBasis: '100%' } as const;
