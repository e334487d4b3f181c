import type { DeadlinePlace } from '@grzadka/contract/core/deadline';
import { Box, Button, Paper } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../core/paths.ts';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import { DeadlineRow } from './DeadlineRow.tsx';
import { deadlinesQuery } from './deadline.queries.ts';
import { deadlineText } from './deadline.text.ts';
import { wordsOfDeadlines } from './words-of-deadlines.ts';

/** So many are told at most; the others stand on their own screen. */
const mostShown = 3;

interface NearestDeadlinesProps {
  place: DeadlinePlace;
  /** What stands here until it is known whether something is due. */
  standIn: ReactNode;
}

/** The nearest deadlines of a place and the way to all of them; nothing where it has none, and where they cannot be read. */
export function NearestDeadlines({ place, standIn }: NearestDeadlinesProps) {
  const { data, isPending } = useQuery(deadlinesQuery);
  if (isPending) return standIn;
  const own = data?.items.filter(({ kind }) => wordsOfDeadlines[kind].places.includes(place)) ?? [];
  if (!data || own.length === 0) return null;
  return (
    <Paper component="section" aria-label={deadlineText.title} sx={stripStyle}>
      <Box component="ul" sx={listStyle}>
        {own.slice(0, mostShown).map((deadline) => (
          <DeadlineRow key={`${deadline.kind} ${deadline.id}`} deadline={deadline} isBrief />
        ))}
      </Box>
      <Button component={ReturningLink} to={paths.deadlines}>
        {deadlineText.all(data.items.length)}
      </Button>
    </Paper>
  );
}

const stripStyle = { px: { xs: 2, sm: 3 }, py: 1.5, displayPrint: 'none' } as const;

const listStyle = {
  display: 'grid',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
} as const;
