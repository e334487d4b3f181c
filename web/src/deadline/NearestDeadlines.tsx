import type { DeadlinePlace } from '@grzadka/contract/core/time/deadline';
import { Box, Button, Paper } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../core/paths.ts';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import { DeadlineLines } from './DeadlineLines.tsx';
import { rowStyle } from './DeadlineRow.tsx';
import { deadlinesQuery } from './deadline.queries.ts';
import { deadlineText } from './deadline.text.ts';
import { wordsOf } from './words-of-deadlines.ts';

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
      {isDue ? <DeadlineLines deadlines={own} isFirstOnPhone={isFlush} /> : <Box sx={roomStyle} />}
      <Box sx={[waysStyle, isFlush && besideRoomyListStyle]}>
        <Button component={ReturningLink} to={paths.deadlines} variant="outlined">
          {isDue ? deadlineText.all(data.items.length) : deadlineText.title}
        </Button>
        {beside}
      </Box>
    </Paper>
  );
}

const stripStyle = {
  ...rowStyle,
  px: { xs: 2, sm: 3 },
  py: { xs: 1, sm: 1.5 },
  displayPrint: 'none',
} as const;

/** What stands beside it is at its end, also where nothing is due. */
const roomStyle = { flex: '1 1 16rem' } as const;

/** Above a list a phone has no room for it; it is a step away, among what the list has besides. */
const besideRoomyListStyle = { display: { xs: 'none', sm: 'flex' } } as const;

const waysStyle = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

const flushStyle = { borderWidth: '0 0 1px', borderRadius: 0 } as const;
