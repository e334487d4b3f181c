import { assignmentEndpoints } from '@grzadka/contract/assignment/assignment.endpoints';
import { Typography } from '@mui/material';
import { call } from '../core/api/call.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FormDayField } from '../core/form/fields/DayField.tsx';
import { useLastKnown } from '../core/ui/useLastKnown.ts';
import { useNotify } from '../core/ui/useNotify.ts';
import { useAssignmentsChanged } from './assignment.queries.ts';
import { assignmentText } from './assignment.text.ts';
import type { AssignmentEntry } from './assignment-entry.ts';
import { todayInPoland } from './period.ts';

interface ReleaseDialogProps {
  /** The assignment to end; undefined while none is. */
  entry: AssignmentEntry | undefined;
  onClose: () => void;
}

/** The form that ends an assignment with its last day, today unless told otherwise. */
export function ReleaseDialog({ entry, onClose }: ReleaseDialogProps) {
  const notify = useNotify();
  const tellChanged = useAssignmentsChanged();
  const shown = useLastKnown(entry);
  if (!shown) return null;
  return (
    <FormDialog
      open={entry !== undefined}
      title={assignmentText.releaseTitle}
      endpoint={assignmentEndpoints.release}
      defaultValues={{ id: shown.id, validThru: shown.validThru ?? todayInPoland() }}
      submit={(body) => call(assignmentEndpoints.release, { body })}
      submitLabel={assignmentText.release}
      onSaved={() => {
        tellChanged();
        notify.success(assignmentText.released);
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {assignmentText.holdsGarden(shown.about.party, shown.about.garden)}
      </Typography>
      <FormDayField name="validThru" label={assignmentText.lastDay} />
    </FormDialog>
  );
}
