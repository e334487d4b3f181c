import { mayRole } from '@grzadka/contract/core/access/permissions';
import { isUrgent } from '@grzadka/contract/core/time/deadline';
import type { Deadline } from '@grzadka/contract/deadline/deadline.model';
import { Box, Button, Typography } from '@mui/material';
import { useRole } from '../core/access/access.ts';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import { deadlineText } from './deadline.text.ts';
import { wordsOf } from './words-of-deadlines.ts';

/** A deadline: what is to be done until when, why, and the way there. */
export function DeadlineRow({ deadline }: { deadline: Deadline }) {
  const { title, reason } = wordsOf(deadline.kind);
  const { label, to } = useWay(deadline);
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography component="h2" sx={{ fontWeight: 600 }}>
          {title(deadline)}
        </Typography>
        <Typography variant="body2" sx={isUrgent(deadline) ? urgentStyle : calmStyle}>
          {deadlineText.when(deadline)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {reason(deadline)}
        </Typography>
      </Box>
      <Button
        component={ReturningLink}
        to={to}
        variant="outlined"
        aria-label={`${label}: ${title(deadline)}`}
      >
        {label}
      </Button>
    </Box>
  );
}

/** Where the person signed in does what is due, or sees it. */
export function useWay(deadline: Deadline) {
  const role = useRole();
  return wordsOf(deadline.kind).way(deadline, (permission) => mayRole(role, permission));
}

/** Of what stands out, and of what does not. */
export const urgentStyle = { color: 'error.main', fontWeight: 600 } as const;
export const calmStyle = { color: 'text.secondary' } as const;

/** What is to be done, and at its end a button; below one another where there is no room. */
export const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
  overflowWrap: 'anywhere',
} as const;
