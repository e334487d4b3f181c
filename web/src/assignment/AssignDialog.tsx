import { assignmentEndpoints } from '@grzadka/contract/assignment/assignment.endpoints';
import { assignmentRecord } from '@grzadka/contract/assignment/assignment.record';
import { parseDay } from '@grzadka/contract/core/fields';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { holdsTogether, mayShare } from '@grzadka/contract/settlement/common-account';
import { settlementChoices } from '@grzadka/contract/settlement/settlement-choice';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { call } from '../core/api/call.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { PeriodFields } from '../core/form/fields/PeriodFields.tsx';
import { FormRadioField } from '../core/form/fields/RadioField.tsx';
import { RecordField } from '../core/form/fields/RecordField.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { notify } from '../core/ui/toasts/notify.ts';
import { gardenSearch } from '../garden/GardenField.tsx';
import { partySearch } from '../party/party-search.ts';
import { holdersQuery } from './assignment.queries.ts';
import { assignmentText } from './assignment.text.ts';

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

/**
 * Whether a new holder shares the settlement account of another one: what the days tell, unless a person chooses otherwise
 * (docs/product/settlements.md#accounts). Shown where there is somebody to share it with.
 */
function SettlementField() {
  const [gardenId, partyId, since] = useWatch({ name: ['gardenId', 'partyId', 'validFrom'] });
  const { data } = useQuery({ ...holdersQuery(String(gardenId)), enabled: gardenId !== '' });
  const validFrom = parseDay(String(since)) ?? null;
  const others = (data?.items ?? []).filter(
    (holding) => holding.party.id !== partyId && mayShare(validFrom, holding),
  );
  if (others.length === 0) return null;
  const byDays = others.some((other) => holdsTogether(validFrom, other)) ? 'join' : 'new';
  return (
    <FormRadioField
      name="settlement"
      label={assignmentText.settlement}
      options={chosen}
      isColumn
      // What the days tell is left to them: they may change.
      optionFor={(value) => (value === 'rule' ? byDays : String(value))}
      valueFor={(option) => (option === byDays ? 'rule' : option)}
    />
  );
}

const { rule: _, ...chosen } = settlementChoices;
