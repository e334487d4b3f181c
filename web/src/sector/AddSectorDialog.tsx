import { sectorEndpoints } from '@grzadka/contract/sector/sector.endpoints';
import { call } from '../core/api/call.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { sectorRecordName } from './sector.queries.ts';
import { sectorText } from './sector.text.ts';

interface AddSectorDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The form of a new sector. */
export function AddSectorDialog({ open, onClose }: AddSectorDialogProps) {
  const tellChanged = useRecordChanged(sectorRecordName);
  return (
    <FormDialog
      open={open}
      title={sectorText.add}
      endpoint={sectorEndpoints.create}
      defaultValues={{ name: '' }}
      submit={async (body) => {
        await call(sectorEndpoints.create, { body });
        notify.success(sectorText.added(body.name));
      }}
      submitLabel={sectorText.add}
      onSaved={() => {
        tellChanged();
        onClose();
      }}
      onClose={onClose}
    >
      <FormTextField name="name" label={sectorText.name} autoFocus />
    </FormDialog>
  );
}
