import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { Box, Button, Chip, IconButton, Link as TextLink, Typography } from '@mui/material';
import { DeleteIcon } from '../core/ui/icons.ts';
import { ReturningLink } from '../core/ui/screen/ReturningLink.tsx';
import { assignmentText } from './assignment.text.ts';
import type { AssignmentItem } from './assignment-item.ts';
import { isToCome, periodText } from './period.ts';

/** What can be done with an assignment by who may. */
export interface AssignmentActions {
  onRelease: (item: AssignmentItem) => void;
  onRemove: (item: AssignmentItem) => void;
}

interface AssignmentRowProps {
  item: AssignmentItem;
  actions: AssignmentActions | undefined;
}

/** One assignment: what stands at its other end, when, and what can be done with it. */
export function AssignmentRow({ item, actions }: AssignmentRowProps) {
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
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
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
