import { partyEndpoints, partyRecord } from '@grzadka/contract/party/party.endpoints';
import { useParams } from 'react-router';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useRecordForm } from '../core/record/useRecordForm.ts';
import { PartyFields } from './PartyFields.tsx';
import { partyPaths } from './party.paths.ts';
import { partyQuery } from './party.queries.ts';
import { partyText } from './party.text.ts';
import { partyFormValues } from './party-form.ts';

/** The data of a party. */
export function PartyEditScreen() {
  const { partyId = '' } = useParams();
  const tellChanged = useRecordChanged(partyRecord.name);
  const { record: party, form } = useRecordForm({
    query: partyQuery(partyId),
    back: partyPaths.list,
    savedText: partyText.saved,
    tellChanged: () => tellChanged({ focusRowId: partyId }),
  });
  return (
    <FormScreen
      {...form}
      title={partyText.form}
      endpoint={partyEndpoints.update}
      defaultValues={party && { id: partyId, ...partyFormValues(party) }}
      submit={(body, options) => call(partyEndpoints.update, { body }, options)}
    >
      <PartyFields />
    </FormScreen>
  );
}
