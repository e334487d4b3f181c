import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { partyRecord } from '@grzadka/contract/party/party.record';
import type { PartyCreate } from '@grzadka/contract/party/party.model';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { useNewRecordForm } from '../core/record/useNewRecordForm.ts';
import { PartyFields } from './PartyFields.tsx';
import { partyPaths } from './party.paths.ts';
import { partyText } from './party.text.ts';
import { emptyParty } from './party-form.ts';

/** A person or a company to be taken in. */
export function PartyCreateScreen() {
  const form = useNewRecordForm({
    name: partyRecord.name,
    list: partyPaths.list,
    create: (body: PartyCreate) => call(partyEndpoints.create, { body }),
    savedText: () => partyText.saved,
  });

  return (
    <FormScreen
      {...form}
      title={partyText.form}
      endpoint={partyEndpoints.create}
      defaultValues={emptyParty}
    >
      <PartyFields />
    </FormScreen>
  );
}
