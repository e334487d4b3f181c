import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { paths } from '../app/paths.ts';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { useResetList } from '../core/list/screen/useResetList.ts';
import { useGoUp } from '../core/ui/screen/useGoUp.ts';
import { useNotify } from '../core/ui/useNotify.ts';
import { PartyFields } from './PartyFields.tsx';
import { partySource } from './party.queries.ts';
import { partyText } from './party.text.ts';
import { emptyParty } from './party-form.ts';

/** A person or a company to be taken in. */
export function PartyCreateScreen() {
  const goUp = useGoUp(paths.parties);
  const notify = useNotify();
  const resetList = useResetList(partySource);

  return (
    <FormScreen
      title={partyText.form}
      back={paths.parties}
      endpoint={partyEndpoints.create}
      defaultValues={emptyParty}
      submit={async (body) => {
        const { id } = await call(partyEndpoints.create, { body });
        resetList({ focusRowId: id });
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
