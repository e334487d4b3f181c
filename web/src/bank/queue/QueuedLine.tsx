import type { WaitingLine } from '@grzadka/contract/bank/queue/bank-line.model';
import { Box, Paper, Typography } from '@mui/material';
import type { RefObject } from 'react';
import { bankLineText } from './bank-line.text.ts';
import { factsOfLine } from './facts-of-line.tsx';
import { KeyedButton } from './KeyedButton.tsx';
import type { Queue } from './useQueue.ts';

interface QueuedLineProps {
  queue: Queue;
  line: WaitingLine;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The line that is before somebody: how much, who, what for, and the ways to those beside it. */
export function QueuedLine({ queue, line, heading }: QueuedLineProps) {
  const { facts, actions } = bankLineText;
  const { amount } = line;
  const told = [...factsOfLine(line), { label: facts.state, value: bankLineText.state(line) }];
  return (
    <Paper
      component="section"
      aria-label={bankLineText.line}
      sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}
    >
      <Typography color="textSecondary">
        {bankLineText.place(queue.place + 1, queue.total)}
      </Typography>
      <Typography ref={heading} component="h2" variant="h4" tabIndex={-1} sx={amountStyle}>
        {bankLineText.amount(amount)}
      </Typography>
      <Box component="dl" sx={factsStyle}>
        {told.map(({ label, value }) => (
          <Box key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <KeyedButton
          shortcut="ArrowUp"
          label={actions.previous}
          disabled={!queue.hasPrevious}
          onPress={() => queue.go(-1)}
        />
        <KeyedButton
          shortcut="ArrowDown"
          label={actions.next}
          disabled={!queue.hasNext}
          onPress={() => queue.go(1)}
        />
      </Box>
    </Paper>
  );
}

const amountStyle = {
  my: 1,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Labels above their values: beside them long titles would have too little room. */
const factsStyle = {
  m: 0,
  display: 'grid',
  rowGap: 1,
  overflowWrap: 'anywhere',
  dt: { color: 'text.secondary' },
  dd: { m: 0, fontWeight: 600 },
} as const;
