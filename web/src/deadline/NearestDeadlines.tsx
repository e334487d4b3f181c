import { type DeadlinePlace, isUrgent } from '@grzadka/contract/core/time/deadline';
import type { Deadline } from '@grzadka/contract/deadline/deadline.model';
import { Box, Button, Paper } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../core/paths.ts';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import { calmStyle, rowStyle, urgentStyle, useWay } from './DeadlineRow.tsx';
import { deadlinesQuery } from './deadline.queries.ts';
import { deadlineText } from './deadline.text.ts';
import { wordsOf } from './words-of-deadlines.ts';

/** So many are shown at most; the others stand on their own screen. */
const mostShown = 3;

interface NearestDeadlinesProps {
  place: DeadlinePlace;
  /** It goes from edge to edge, as a list below it does. */
  isFlush: boolean;
  /** What stands at its end, also where nothing is due. */
  beside: ReactNode;
  /** What stands here until it is known whether something is due. */
  standIn: ReactNode;
}

/** The nearest deadlines of a place and the way to all of them; without any, and where they cannot be read, only what stands beside them. */
export function NearestDeadlines({ place, isFlush, beside, standIn }: NearestDeadlinesProps) {
  const { data, isPending } = useQuery(deadlinesQuery);
  if (isPending) return standIn;
  const own = data?.items.filter(({ kind }) => wordsOf(kind).places.includes(place)) ?? [];
  const isDue = data !== undefined && own.length > 0;
  if (!isDue && !beside) return null;
  return (
    <Paper
      component={isDue ? 'section' : 'div'}
      aria-label={isDue ? deadlineText.title : undefined}
      sx={[stripStyle, isFlush && flushStyle]}
    >
      <Box component={isDue ? 'ul' : 'div'} sx={[listStyle, isFlush && nearestOnPhoneStyle]}>
        {own.slice(0, mostShown).map((deadline) => (
          <NearDeadline key={`${deadline.kind} ${deadline.id}`} deadline={deadline} />
        ))}
      </Box>
      <Box sx={[waysStyle, isFlush && besideRoomyListStyle]}>
        <Button component={ReturningLink} to={paths.deadlines} variant="outlined">
          {isDue ? deadlineText.all(data.items.length) : deadlineText.title}
        </Button>
        {beside}
      </Box>
    </Paper>
  );
}

function NearDeadline({ deadline }: { deadline: Deadline }) {
  const { to } = useWay(deadline);
  return (
    <li>
      <Box component={ReturningLink} to={to} sx={linkStyle}>
        {wordsOf(deadline.kind).title(deadline)}
      </Box>
      {' – '}
      <Box component="span" sx={isUrgent(deadline) ? urgentStyle : calmStyle}>
        {deadlineText.whenInShort(deadline)}
      </Box>
    </li>
  );
}

/** As a link elsewhere, whose code would be a file more for the hubs of lists. */
const linkStyle = { color: 'primary.main', textDecoration: 'underline' } as const;

const stripStyle = {
  ...rowStyle,
  px: { xs: 2, sm: 3 },
  py: { xs: 1, sm: 1.5 },
  displayPrint: 'none',
} as const;

/** Above a list a phone has room for the nearest one; the others are a step away, among what the list has besides. */
const nearestOnPhoneStyle = {
  '& > li + li': { display: { xs: 'none', sm: 'list-item' } },
} as const;
const besideRoomyListStyle = { display: { xs: 'none', sm: 'flex' } } as const;

const waysStyle = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

const flushStyle = { borderWidth: '0 0 1px', borderRadius: 0 } as const;

const listStyle = {
  display: 'grid',
  gap: 0.5,
  flex: '1 1 16rem',
  minWidth: 0,
  m: 0,
  p: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
} as const;
