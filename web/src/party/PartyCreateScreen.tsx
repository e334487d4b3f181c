import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import type { PartyCreate } from '@grzadka/contract/party/party.model';
import { partyRecord } from '@grzadka/contract/party/party.record';
import { useRef } from 'react';
import { useMay } from '../core/access/access.ts';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { useFormActions } from '../core/form/form-actions.ts';
import { useNavigate } from '../core/navigation/place.ts';
import { useNewRecordForm } from '../core/record/useNewRecordForm.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import type { NavigationState } from '../core/ui/screen/useGoUp.ts';
import { PartyFields } from './PartyFields.tsx';
import { partyPaths } from './party.paths.ts';
import { partyText } from './party.text.ts';
import { emptyParty, nameOfParty } from './party-form.ts';

interface PartyCreateScreenProps {
  /** Where a login of a party is added. */
  newLoginPath: (partyId: string) => string;
}

/** A person or a company to be taken in. */
export function PartyCreateScreen({ newLoginPath }: PartyCreateScreenProps) {
  const navigate = useNavigate();
  const mayAddLogin = useMay('login:write');
  const createdId = useRef('');
  const form = useNewRecordForm({
    name: partyRecord.name,
    list: partyPaths.list,
    create: async (body: PartyCreate) => {
      const created = await call(partyEndpoints.create, { body });
      createdId.current = created.id;
      return created;
    },
    nameOf: nameOfParty,
    savedText: partyText.added,
    open: partyPaths.details,
  });
  const goToLogin = () => {
    const state: NavigationState = { from: partyPaths.details(createdId.current) };
    navigate(newLoginPath(createdId.current), { replace: true, state });
  };

  return (
    <FormScreen
      {...form}
      title={partyText.form}
      endpoint={partyEndpoints.create}
      defaultValues={emptyParty}
      secondaryActions={mayAddLogin && <SaveAndGoOn onSaved={goToLogin} />}
    >
      <PartyFields />
    </FormScreen>
  );
}

/** Most people who are taken in get a login at once. */
function SaveAndGoOn({ onSaved }: { onSaved: () => void }) {
  const { submitThen } = useFormActions();
  return (
    <Button look="outlined" size="large" onClick={() => submitThen(onSaved)}>
      {partyText.saveAndAddLogin}
    </Button>
  );
}
