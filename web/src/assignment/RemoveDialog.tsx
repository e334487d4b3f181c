import { Typography } from '@mui/material';
import { ConfirmDialog } from '../core/ui/ConfirmDialog.tsx';
import { useLastKnown } from '../core/ui/useLastKnown.ts';
import { assignmentText } from './assignment.text.ts';
import type { AssignmentEntry } from './assignment-entry.ts';

interface RemoveDialogProps {
  /** The assignment in question; undefined while nothing is asked. */
  entry: AssignmentEntry | undefined;
  onAnswer: (mayRemove: boolean) => void;
}

/** Asks about removing an assignment that was made by mistake. */
export function RemoveDialog({ entry, onAnswer }: RemoveDialogProps) {
  const asked = useLastKnown(entry);
  return (
    <ConfirmDialog
      open={entry !== undefined}
      title={assignmentText.removeTitle}
      text={assignmentText.removeQuestion}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <Typography sx={{ mt: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {asked && assignmentText.holdsGarden(asked.about.party, asked.about.garden)}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        {assignmentText.removeHint}
      </Typography>
    </ConfirmDialog>
  );
}
