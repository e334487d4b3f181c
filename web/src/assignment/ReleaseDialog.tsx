import { assignmentEndpoints } from '@grzadka/contract/assignment/assignment.endpoints';
import { assignmentRecord } from '@grzadka/contract/assignment/assignment.record';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { Typography } from '@mui/material';
import { call } from '../core/api/call.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FormDayField } from '../core/form/fields/DayField.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useLastKnown } from '../core/ui/hooks/useLastKnown.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { assignmentText } from './assignment.text.ts';
import type { AssignmentItem } from './assignment-item.ts';

interface ReleaseDialogProps {
  open: boolean;
  /** The assignment to end; undefined while none is. */
  item: AssignmentItem | undefined;
  /** Reads the assignment again; rejects when there is none of that id any more. */
  reload: (id: string) => Promise<AssignmentItem>;
  onClose: () => void;
}

/** The form that ends an assignment with its last day, today unless told otherwise. */
export function ReleaseDialog({ open, item, reload, onClose }: ReleaseDialogProps) {
  const tellChanged = useRecordChanged(assignmentRecord.name);
  const shown = useLastKnown(item);
  if (!shown) return null;
  return (
    <FormDialog
      open={open}
      title={assignmentText.releaseTitle}
      endpoint={assignmentEndpoints.release}
      defaultValues={{ id: shown.id, validThru: shown.validThru ?? gardenToday() }}
      record={{ ...recordOf(shown), reload: async () => recordOf(await reload(shown.id)) }}
      submit={(body, options) => call(assignmentEndpoints.release, { body }, options)}
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

/** An assignment as the form's fields would show it: one without an end has none, whatever is proposed. */
function recordOf({ id, validThru, etag }: AssignmentItem) {
  return { values: { id, validThru: validThru ?? '' }, etag };
}
