import type { MailMessage, MailOverview } from '@grzadka/contract/mail/mail.model';
import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { MailRow } from './MailRow.tsx';
import { mailText } from './mail.text.ts';

/** Messages that are shown at first, and with each further step. */
const step = 50;

interface MailListProps {
  mail: MailOverview;
  isBeingTried: (message: MailMessage) => boolean;
  onRetry: (message: MailMessage) => void;
}

/** The newest messages, some at a time. */
export function MailList({ mail: { items, counts }, isBeingTried, onRetry }: MailListProps) {
  const id = useId();
  const [shown, setShown] = useState(step);
  const total = counts.queued + counts.sent + counts.saved + counts.failed;
  if (items.length === 0) return <Typography>{mailText.empty}</Typography>;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
        {mailText.list}
      </Typography>
      {items.length < total && (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {mailText.listed(items.length, total)}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.slice(0, shown).map((message) => (
          <MailRow
            key={message.id}
            message={message}
            isBeingTried={isBeingTried(message)}
            onRetry={onRetry}
          />
        ))}
      </Box>
      {shown < items.length && (
        <Button variant="outlined" onClick={() => setShown(shown + step)}>
          {mailText.showMore}
        </Button>
      )}
    </Box>
  );
}
