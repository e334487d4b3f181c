import type { WaitingDetails } from '@grzadka/contract/waiting/waiting.model';
import { waitingRecord } from '@grzadka/contract/waiting/waiting.record';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormCheckboxField } from '../core/form/fields/CheckboxField.tsx';
import { IdsField } from '../core/form/fields/IdsField.tsx';
import { RecordField } from '../core/form/fields/RecordField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { EditRecordScreen } from '../core/record/screens/EditRecordScreen.tsx';
import { NewRecordScreen } from '../core/record/screens/NewRecordScreen.tsx';
import { partySearch } from '../party/party-search.ts';
import { sectorsQuery } from '../sector/sector.queries.ts';
import { waitingScreens } from './waiting.screens.ts';
import { waitingText } from './waiting.text.ts';

const { fields } = waitingRecord;
const { hints } = waitingScreens.words;

/** Somebody who wants a plot from now on. */
export function WaitingCreateScreen() {
  return <NewRecordScreen of={waitingScreens} fields={fieldsOf(undefined)} />;
}

/** What may be changed of an entry, and that they want no plot any more. */
export function WaitingEditScreen() {
  return <EditRecordScreen of={waitingScreens} start={startOf} fields={fieldsOf} />;
}

function fieldsOf(entry: WaitingDetails | undefined) {
  const own = entry?.party ? { ...entry.party, note: '' } : undefined;
  return {
    partyId: (
      <RecordField name="partyId" label={fields.partyId.label} search={partySearch} own={own} />
    ),
    phone: <FormTextField name="phone" label={fields.phone.label} helper={hints?.['phone']} />,
    sectorIds: <SectorsField />,
    note: <FormTextField name="note" label={fields.note.label} lines={{ least: 2, most: 6 }} />,
    isWithdrawn: <FormCheckboxField name="isWithdrawn" label={waitingText.isWithdrawn} />,
  };
}

function startOf({ party, name, phone, email, state, ...entry }: WaitingDetails) {
  return {
    ...entry,
    partyId: party?.id ?? '',
    name: party === null ? name : '',
    // Those of a party are its own.
    phone: party === null ? phone : '',
    email: party === null ? email : '',
    isWithdrawn: state === 'withdrawn',
  };
}

function SectorsField() {
  const { data } = useQuery(sectorsQuery);
  const options = useMemo(
    () => (data?.items ?? []).map(({ id, name }) => ({ id, label: name })),
    [data],
  );
  return (
    <IdsField
      name="sectorIds"
      label={waitingText.sectors}
      hint={waitingText.sectorsHint}
      options={options}
    />
  );
}
