import { partyEndpoints, partyRecord } from '@grzadka/contract/party/party.endpoints';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useGoUp } from '../core/ui/screen/useGoUp.ts';
import { useNotify } from '../core/ui/toasts/useNotify.ts';
import { PartyFields } from './PartyFields.tsx';
import { partyPaths } from './party.paths.ts';
import { partyText } from './party.text.ts';
import { emptyParty } from './party-form.ts';

/** A person or a company to be taken in. */
export function PartyCreateScreen() {
  const goUp = useGoUp(partyPaths.list);
  const notify = useNotify();
  const tellChanged = useRecordChanged(partyRecord.name);

  return (
    <FormScreen
      title={partyText.form}
      back={partyPaths.list}
      endpoint={partyEndpoints.create}
      defaultValues={emptyParty}
      submit={async (body) => {
        const { id } = await call(partyEndpoints.create, { body });
        tellChanged({ focusRowId: id });
      }}
      onSaved={() => {
        notify.success(partyText.saved);
        goUp();
      }}
    >
      <PartyFields />
    </FormScreen>
  );
}
