import { mdiPrinterOutline } from '@mdi/js';
import { Box, Button } from '@mui/material';
import { ExportButton } from '../../core/list/export/ExportButton.tsx';
import { icon } from '../../core/ui/icon.ts';
import { useNotify } from '../../core/ui/toasts/useNotify.ts';
import { type AskedBalance, balanceParameters } from './balance-period.ts';
import { balanceExport } from './balance.queries.ts';
import { balanceText } from './balance.text.ts';

const PrintIcon = icon(mdiPrinterOutline, 'Print');

interface BalanceToolsProps {
  zoneId: string;
  asked: AskedBalance;
}

/** Puts a balance onto paper, or its lines into a file. */
export function BalanceTools({ zoneId, asked }: BalanceToolsProps) {
  const notify = useNotify();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => globalThis.print()}>
        {balanceText.print}
      </Button>
      <ExportButton
        exportCall={balanceExport(zoneId)}
        query={balanceParameters(asked)}
        onError={(error) => {
          if (error !== undefined) notify.error(error, { durationMs: Number.POSITIVE_INFINITY });
        }}
      />
    </Box>
  );
}
