import { submissionEndpoints } from '@grzadka/contract/submission/submission.endpoints';
import type { SubmissionListItem } from '@grzadka/contract/submission/submission.model';
import { call } from '../core/api/call.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { submissionText } from './submission.text.ts';

interface ReturnDialogProps {
  open: boolean;
  submission: SubmissionListItem;
  onReturned: () => void;
  onClose: () => void;
}

/** Asks why a reported reading is sent back. */
export function ReturnDialog({ open, submission, onReturned, onClose }: ReturnDialogProps) {
  return (
    <FormDialog
      open={open}
      title={submissionText.returnTitle(submission)}
      endpoint={submissionEndpoints.return}
      defaultValues={{ id: submission.id, reason: '' }}
      submit={(body) => call(submissionEndpoints.return, { body })}
      submitLabel={submissionText.return}
      onSaved={onReturned}
      onClose={onClose}
    >
      <FormTextField
        name="reason"
        label={submissionText.reason}
        helper={submissionText.reasonHint(submission)}
        lines={{ least: 2, most: 6 }}
        autoFocus
      />
    </FormDialog>
  );
}
