import { Box, Button, Chip, IconButton, Link as TextLink, Typography } from '@mui/material';
import { Link } from 'react-router';
import { DeleteIcon } from '../core/ui/icons.ts';
import type { NavigationState } from '../core/ui/screen/useGoUp.ts';
import { assignmentText } from './assignment.text.ts';
import type { AssignmentEntry } from './assignment-entry.ts';
import { isToCome, periodText, todayInPoland } from './period.ts';

/** What can be done with an assignment by who may. */
export interface AssignmentActions {
  onRelease: (entry: AssignmentEntry) => void;
  onRemove: (entry: AssignmentEntry) => void;
}

interface AssignmentRowProps {
  entry: AssignmentEntry;
  /** The address of the screen that lists it, to which the opened one leads back. */
  from: string;
  actions: AssignmentActions | undefined;
}

/** One assignment: what stands at its other end, when, and what can be done with it. */
export function AssignmentRow({ entry, from, actions }: AssignmentRowProps) {
  const { name, note, to, validThru } = entry;
  const state: NavigationState = { from };
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
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <TextLink component={Link} to={to} state={state} sx={{ fontWeight: 600 }}>
          {name}
        </TextLink>
        <Typography component="div" variant="body2" color="textSecondary">
          {[note, periodText(entry)].filter(Boolean).join(', ')}
          {isToCome(entry, todayInPoland()) && (
            <Chip label={assignmentText.toCome} size="small" sx={{ ml: 1 }} />
          )}
        </Typography>
      </Box>
      {actions && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Button aria-label={`${release}: ${name}`} onClick={() => actions.onRelease(entry)}>
            {release}
          </Button>
          <IconButton
            title={assignmentText.remove}
            aria-label={`${assignmentText.remove}: ${name}`}
            onClick={() => actions.onRemove(entry)}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}
