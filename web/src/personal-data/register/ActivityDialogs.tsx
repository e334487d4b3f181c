import { processingActivityEndpoints } from '@grzadka/contract/personal-data/processing-activity.endpoints';
import type { ProcessingActivity } from '@grzadka/contract/personal-data/processing-activity.model';
import { processingActivityRecord } from '@grzadka/contract/personal-data/processing-activity.record';
import { call } from '../../core/api/call.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { FormTextField } from '../../core/form/fields/TextField.tsx';
import { useRecordSaved } from '../../core/record/useRecordChanged.ts';
import { useLastKnown } from '../../core/ui/hooks/useLastKnown.ts';
import { registerText } from './register.text.ts';

const { create, update } = processingActivityEndpoints;
const { fields, name: recordName } = processingActivityRecord;

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

const empty = {
  name: '',
  purpose: '',
  persons: '',
  data: '',
  recipients: '',
  timeLimit: '',
  safeguards: '',
};

/** The form of a new activity. */
export function AddActivityDialog({ onClose, ...dialog }: DialogProps) {
  const onSaved = useRecordSaved(recordName, registerText.saved, onClose);
  return (
    <FormDialog
      {...dialog}
      title={registerText.addTitle}
      endpoint={create}
      defaultValues={empty}
      submit={(body) => call(create, { body })}
      submitLabel={registerText.save}
      onSaved={onSaved}
      onClose={onClose}
    >
      <ActivityFields />
    </FormDialog>
  );
}

interface ChangeActivityDialogProps extends DialogProps {
  /** The activity to change; undefined while none is. */
  item: ProcessingActivity | undefined;
  /** Reads it again; rejects when there is none of that id any more. */
  reload: (id: string) => Promise<ProcessingActivity>;
}

/** The form of an activity that is there. */
export function ChangeActivityDialog({
  item,
  reload,
  onClose,
  ...dialog
}: ChangeActivityDialogProps) {
  const onSaved = useRecordSaved(recordName, registerText.saved, onClose);
  const shown = useLastKnown(item);
  if (!shown) return null;
  const recordOf = (read: ProcessingActivity) => ({ values: valuesOf(read), etag: read.etag });
  return (
    <FormDialog
      {...dialog}
      title={registerText.change}
      endpoint={update}
      defaultValues={valuesOf(shown)}
      record={{ ...recordOf(shown), reload: async () => recordOf(await reload(shown.id)) }}
      submit={(body, options) => call(update, { body }, options)}
      submitLabel={registerText.save}
      onSaved={onSaved}
      onClose={onClose}
    >
      <ActivityFields />
    </FormDialog>
  );
}

function valuesOf(item: ProcessingActivity) {
  const { id, name, purpose, persons, data, recipients, timeLimit, safeguards } = item;
  return {
    id,
    name,
    purpose: purpose ?? '',
    persons: persons ?? '',
    data: data ?? '',
    recipients: recipients ?? '',
    timeLimit: timeLimit ?? '',
    safeguards: safeguards ?? '',
  };
}

const longFields = [
  'purpose',
  'persons',
  'data',
  'recipients',
  'timeLimit',
  'safeguards',
] as const satisfies readonly (keyof typeof empty)[];

function ActivityFields() {
  return (
    <>
      <FormTextField name="name" label={fields.name.label} />
      {longFields.map((name) => (
        <FormTextField
          key={name}
          name={name}
          label={fields[name].label}
          lines={{ least: 2, most: 6 }}
        />
      ))}
    </>
  );
}
