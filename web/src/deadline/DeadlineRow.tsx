import { mayRole } from '@grzadka/contract/core/access/permissions';
import { isUrgent } from '@grzadka/contract/core/deadline';
import type { Deadline } from '@grzadka/contract/deadline/deadline.model';
import { Box, Button, Typography } from '@mui/material';
import { useRole } from '../core/access/access.ts';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import { deadlineText } from './deadline.text.ts';
import { wordsOfDeadlines } from './words-of-deadlines.ts';

interface DeadlineRowProps {
  deadline: Deadline;
  /** Without why, above what somebody came for. */
  isBrief?: boolean;
}

/** A deadline: what is to be done until when, why, and the way there. */
export function DeadlineRow({ deadline, isBrief = false }: DeadlineRowProps) {
  const role = useRole();
  const { title, reason, way } = wordsOfDeadlines[deadline.kind];
  const { label, to } = way(deadline, (permission) => mayRole(role, permission));
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography component={isBrief ? 'p' : 'h2'} sx={{ fontWeight: 600 }}>
          {title(deadline)}
        </Typography>
        <Typography
          variant="body2"
          color={isUrgent(deadline) ? 'error' : 'textSecondary'}
          sx={{ fontWeight: isUrgent(deadline) ? 600 : undefined }}
        >
          {deadlineText.when(deadline)}
        </Typography>
        {!isBrief && (
          <Typography variant="body2" color="textSecondary">
            {reason(deadline)}
          </Typography>
        )}
      </Box>
      <Button
        component={ReturningLink}
        to={to}
        variant={isBrief ? 'text' : 'outlined'}
        aria-label={`${label}: ${title(deadline)}`}
      >
        {label}
      </Button>
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 0.5,
  overflowWrap: 'anywhere',
} as const;
