import { unclearLinesDeadline } from '@grzadka/contract/bank/unclear-lines.deadline';
import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { waitingLinesQuery } from '../bank/accounts/bank-account.queries.ts';
import { bankLinePaths } from '../bank/queue/bank-line.paths.ts';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import { deadlinesQuery } from '../deadline/deadline.queries.ts';
import { deadlineText } from '../deadline/deadline.text.ts';
import { transactionText } from './transaction.text.ts';

/**
 * How many operations of the bank wait to be explained, and of how much; a deadline where some have waited for long. The number of
 * these is not said: there is one number of what waits.
 */
export function WaitingLines() {
  const { data: waiting } = useQuery(waitingLinesQuery);
  const { data: deadlines } = useQuery(deadlinesQuery);
  const due = deadlines?.items.find(({ kind }) => kind === unclearLinesDeadline.kind);
  return (
    <Box component="section" aria-label={due && transactionText.waitingDeadline} sx={lineStyle}>
      <Button component={ReturningLink} to={bankLinePaths.queue} variant="outlined">
        {transactionText.waiting(waiting)}
      </Button>
      {due && (
        <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
          {deadlineText.whenInShort(due)}
        </Box>
      )}
    </Box>
  );
}

const lineStyle = { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 } as const;
