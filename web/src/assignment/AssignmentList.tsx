import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { Box, Button, Chip, IconButton, Link as TextLink, Typography } from '@mui/material';
import { useState } from 'react';
import { isOver, isToCome, periodText } from '../core/ui/dates/period.ts';
import { DeleteIcon } from '../core/ui/icons.ts';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import { assignmentText } from './assignment.text.ts';
import type { AssignmentItem } from './assignment-item.ts';

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

/** On a phone one line, where both fit it. */
const textsStyle = {
  minWidth: 0,
  overflowWrap: 'anywhere',
  display: { xs: 'flex', sm: 'block' },
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
} as const;

/** Its words begin where those of the rows do. */
const moreStyle = { ml: -2.25 } as const;

/** What can be done with an assignment by who may. */
interface AssignmentActions {
  onRelease: (item: AssignmentItem) => void;
  onRemove: (item: AssignmentItem) => void;
}

interface AssignmentRowProps {
  item: AssignmentItem;
  actions: AssignmentActions | undefined;
}

/** One assignment: what stands at its other end, when, and what can be done with it. */
function AssignmentRow({ item, actions }: AssignmentRowProps) {
  const { name, note, to, validThru } = item;
  const release = validThru === null ? assignmentText.release : assignmentText.changeEnd;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={textsStyle}>
        <TextLink component={ReturningLink} to={to} sx={{ fontWeight: 600 }}>
          {name}
        </TextLink>
        <Typography component="div" variant="body2" color="textSecondary">
          {[note, periodText(item)].filter(Boolean).join(', ')}
          {isToCome(item, gardenToday()) && (
            <Chip label={assignmentText.toCome} size="small" sx={{ ml: 1 }} />
          )}
        </Typography>
      </Box>
      {actions && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Button
            aria-label={`${release}: ${name}`}
            onClick={() => actions.onRelease(item)}
            // Below the name its words begin where the name does.
            sx={{ ml: { xs: -2.25, sm: 0 } }}
          >
            {release}
          </Button>
          <IconButton
            title={assignmentText.remove}
            aria-label={`${assignmentText.remove}: ${name}`}
            onClick={() => actions.onRemove(item)}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}
