import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { partyRecord } from '@grzadka/contract/party/party.record';
import { useRole, useUserId } from '../core/access/access.ts';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { useParams } from '../core/navigation/place.ts';
import { HistoryButton } from '../core/record/HistoryButton.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useRecordForm } from '../core/record/useRecordForm.ts';
import { PartyFields } from './PartyFields.tsx';
import { partyPaths } from './party.paths.ts';
import { partyDetailsQuery } from './party.queries.ts';
import { partyText } from './party.text.ts';
import { partyFormValues } from './party-form.ts';
import { partyObstacles } from './party-obstacles.ts';

/** The data of a party. */
export function PartyEditScreen() {
  const { partyId = '' } = useParams();
  const tellChanged = useRecordChanged(partyRecord.name);
  const person = { role: useRole(), userLoginId: useUserId() };
  const { record, form } = useRecordForm({
    // With its logins: their rank decides about the e-mail address.
    query: partyDetailsQuery(partyId),
    back: partyPaths.list,
    savedText: partyText.saved,
    tellChanged: () => tellChanged({ focusRowId: partyId }),
  });
  return (
    <FormScreen
      {...form}
      title={partyText.form}
      actions={<HistoryButton recordType={partyRecord.name} recordId={partyId} />}
      subject={record?.party.name}
      endpoint={partyEndpoints.update}
      defaultValues={record && { id: partyId, ...partyFormValues(record.party) }}
      submit={(body, options) => call(partyEndpoints.update, { body }, options)}
    >
      {record && <PartyFields emailObstacle={partyObstacles(person, record.partyLogins).email} />}
    </FormScreen>
  );
}
