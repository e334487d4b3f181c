import { assignmentEndpoints } from '@grzadka/contract/assignment/assignment.endpoints';
import { assignmentRecord } from '@grzadka/contract/assignment/assignment.record';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { call } from '../core/api/call.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { PeriodFields } from '../core/form/fields/PeriodFields.tsx';
import { RecordField } from '../core/form/fields/RecordField.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { gardenSearch } from '../garden/GardenField.tsx';
import { partySearch } from '../party/party-search.ts';
import { assignmentText } from './assignment.text.ts';
import { SettlementField } from './SettlementField.tsx';

/** The end of an assignment that is known; the other is chosen. */
export type KnownEnd = { readonly gardenId: string } | { readonly partyId: string };

interface AssignDialogProps {
  open: boolean;
  known: KnownEnd;
  onClose: () => void;
}

/** The form that gives a garden a holder, by default from today. */
export function AssignDialog({ open, known, onClose }: AssignDialogProps) {
  const tellChanged = useRecordChanged(assignmentRecord.name);
  const isGardenKnown = 'gardenId' in known;
  return (
    <FormDialog
      open={open}
      title={isGardenKnown ? assignmentText.assignHolder : assignmentText.assignGarden}
      endpoint={assignmentEndpoints.create}
      defaultValues={{
        gardenId: '',
        partyId: '',
        ...known,
        validFrom: gardenToday(),
        validThru: '',
        settlement: 'rule',
      }}
      submit={(body) => call(assignmentEndpoints.create, { body })}
      submitLabel={assignmentText.assign}
      onSaved={() => {
        tellChanged();
        notify.success(assignmentText.assigned);
        onClose();
      }}
      onClose={onClose}
    >
      {isGardenKnown ? (
        <RecordField name="partyId" label={assignmentText.party} search={partySearch} autoFocus />
      ) : (
        <RecordField
          name="gardenId"
          label={assignmentText.garden}
          search={gardenSearch}
          autoFocus
        />
      )}
      <PeriodFields />
      <SettlementField />
    </FormDialog>
  );
}
