import type { DeadlinePlace } from '@grzadka/contract/core/time/deadline';
import { Button, Paper } from '@mui/material';
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
  /** What stands here until it is known whether something is due. */
  standIn: ReactNode;
}

/** The nearest deadlines of a place and the way to all of them; nothing where it has none, and where they cannot be read. */
export function NearestDeadlines({ place, isFlush, standIn }: NearestDeadlinesProps) {
  const { data, isPending } = useQuery(deadlinesQuery);
  if (isPending) return standIn;
  const own = data?.items.filter(({ kind }) => wordsOf(kind).places.includes(place)) ?? [];
  if (!data || own.length === 0) return null;
  return (
    <Paper
      component="section"
      aria-label={deadlineText.title}
      sx={[stripStyle, isFlush && flushStyle]}
    >
      <DeadlineLines deadlines={own} />
      <Button component={ReturningLink} to={paths.deadlines} variant="outlined">
        {deadlineText.all(data.items.length)}
      </Button>
    </Paper>
  );
}

const stripStyle = {
  ...rowStyle,
  px: { xs: 2, sm: 3 },
  py: { xs: 1, sm: 1.5 },
  displayPrint: 'none',
} as const;

const flushStyle = { borderWidth: '0 0 1px', borderRadius: 0 } as const;
