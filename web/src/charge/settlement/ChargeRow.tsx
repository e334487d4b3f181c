import { chargeStateLabels } from '@grzadka/contract/charge/charge.labels';
import type { Charge } from '@grzadka/contract/charge/charge.model';
import { formatAmount } from '@grzadka/contract/core/number/amount';
import { Box, Button, Chip, Collapse, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useMay } from '../../core/access/access.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { amountAndOpen } from '../../ledger/ledger.text.ts';
import { chargeText } from '../charge.text.ts';
import { ChargeLines } from './ChargeLines.tsx';

const ChargeReversalDialog = latePart(
  async () => (await import('./ChargeReversalDialog.tsx')).ChargeReversalDialog,
);

/** A charge with what of it is open; opened, why it is as it is, and for who may, the way to take it back. */
export function ChargeRow({ charge }: { charge: Charge }) {
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { number, feeKind, amount, state, lines } = charge;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={headStyle}>
        <Box sx={{ flex: '1 1 12rem' }}>
          <Typography component="span" sx={{ mr: 1 }}>
            {feeKind.name}
          </Typography>
          <Chip label={chargeStateLabels[state]} size="small" />
          <Typography variant="body2" color="textSecondary">
            {[number, ...dues(charge)].join('; ')}
          </Typography>
        </Box>
        <Typography sx={{ whiteSpace: 'nowrap' }}>{formatAmount(amount)}</Typography>
        <Button
          aria-label={`${chargeText.show}: ${number}`}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setOpen(!isOpen)}
        >
          {chargeText.show}
        </Button>
      </Box>
      <Collapse in={isOpen} id={detailsId} timeout={0} mountOnEnter unmountOnExit>
        <ChargeLines lines={lines} />
        {state !== 'reversed' && <ReverseButton charge={charge} />}
      </Collapse>
    </Box>
  );
}

/** What of it is due when and open; of what was taken back, when and why. */
function dues({ parts, reversedOn, reversalReason }: Charge): readonly string[] {
  if (reversedOn !== null) return [chargeText.reversedOn(reversedOn, reversalReason ?? '')];
  return parts.map((part) => chargeText.part(part.dueOn, amountAndOpen(part)));
}

function ReverseButton({ charge }: { charge: Charge }) {
  const mayApprove = useMay('fee:approve');
  const [isAsked, setAsked] = useState(false);
  if (!mayApprove) return null;
  return (
    <>
      <Button
        sx={{ mt: 1 }}
        variant="outlined"
        aria-label={`${chargeText.reverseCharge}: ${charge.number}`}
        onClick={() => setAsked(true)}
        {...ChargeReversalDialog.ahead}
      >
        {chargeText.reverseCharge}
      </Button>
      <ChargeReversalDialog open={isAsked} charge={charge} onClose={() => setAsked(false)} />
    </>
  );
}

const rowStyle = {
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
} as const;

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
} as const;
