import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { type AssignmentActions, AssignmentRow } from './AssignmentRow.tsx';
import { assignmentText } from './assignment.text.ts';
import type { AssignmentItem } from './assignment-item.ts';
import { isOver } from './period.ts';

/** As many as are shown before the rest is asked for, so that what stands below stays in reach. */
const shownAtFirst = 10;

interface AssignmentListProps {
  items: readonly AssignmentItem[];
  /** Said where nothing holds today or is to come. */
  empty: string;
  label: string;
  actions: AssignmentActions | undefined;
}

/** Assignments that hold or are to come, and on request those of the past. */
export function AssignmentList({ items, empty, label, actions }: AssignmentListProps) {
  const [isWhole, setWhole] = useState(false);
  const [showsPast, setShowsPast] = useState(false);
  const today = gardenToday();
  const lasting = items.filter((item) => !isOver(item, today));
  const past = items.filter((item) => isOver(item, today));
  const shown = isWhole ? lasting : lasting.slice(0, shownAtFirst);
  const row = (item: AssignmentItem) => (
    <AssignmentRow key={item.id} item={item} actions={actions} />
  );
  return (
    <>
      {lasting.length === 0 && <Typography color="textSecondary">{empty}</Typography>}
      {shown.length > 0 && (
        <Box component="ul" aria-label={label} sx={listStyle}>
          {shown.map(row)}
        </Box>
      )}
      {showsPast && past.length > 0 && (
        <>
          <Typography component="h3" variant="subtitle1" sx={{ mt: 2 }}>
            {assignmentText.past}
          </Typography>
          <Box component="ul" aria-label={`${label} – ${assignmentText.past}`} sx={listStyle}>
            {past.map(row)}
          </Box>
        </>
      )}
      {shown.length < lasting.length && (
        <Button onClick={() => setWhole(true)} sx={moreStyle}>
          {assignmentText.showAll(lasting.length)}
        </Button>
      )}
      {!showsPast && past.length > 0 && (
        <Button onClick={() => setShowsPast(true)} sx={moreStyle}>
          {assignmentText.showPast(past.length)}
        </Button>
      )}
    </>
  );
}

const listStyle = { m: 0, p: 0, listStyle: 'none', fontVariantNumeric: 'tabular-nums' } as const;

/** Its words begin where those of the rows do. */
const moreStyle = { ml: -2.25 } as const;
