import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { partyRecord } from '@grzadka/contract/party/party.record';
import { useRef } from 'react';
import { call } from '../../core/api/call.ts';
import { FormDialog } from '../../core/form/FormDialog.tsx';
import { useRecordChanged } from '../../core/record/useRecordChanged.ts';
import { Text } from '../../core/ui/elements/Text.tsx';
import { useLastKnown } from '../../core/ui/hooks/useLastKnown.ts';
import { PartyFields } from '../../party/PartyFields.tsx';
import { emptyParty, typedPhone } from '../../party/party-form.ts';
import { handoverText } from '../handover.text.ts';

/** What is known of somebody who is no party yet. */
export interface NewParty {
  readonly name: string;
  readonly phone?: string | null;
  readonly email?: string | null;
}

interface NewPartyDialogProps {
  open: boolean;
  /** Undefined while nobody is taken in. */
  start: NewParty | undefined;
  /** Takes the party in as somebody who comes. */
  save: (partyId: string) => Promise<unknown>;
  onClose: () => void;
}

const words = handoverText.coming;

/** Takes somebody in as a party, and as who comes. */
export function NewPartyDialog({ open, start, save, onClose }: NewPartyDialogProps) {
  const tellChanged = useRecordChanged(partyRecord.name);
  // Whom a first attempt has taken in is not taken in again.
  const created = useRef<{ typed: string; id: string }>(undefined);
  const shown = useLastKnown(start);
  if (!shown) return null;
  return (
    <FormDialog
      open={open}
      title={words.create}
      endpoint={partyEndpoints.create}
      defaultValues={{
        ...emptyParty,
        phone: shown.phone ? typedPhone(shown.phone) : '',
        email: shown.email ?? '',
      }}
      submit={async (body) => {
        const typed = JSON.stringify(body);
        if (created.current?.typed !== typed) {
          const { id } = await call(partyEndpoints.create, { body });
          created.current = { typed, id };
          tellChanged();
        }
        await save(created.current.id);
        created.current = undefined;
      }}
      submitLabel={words.save}
      onSaved={onClose}
      onClose={onClose}
    >
      {/* Which of the names is the last one, nobody knows. */}
      {shown.name !== '' && <Text>{words.noted(shown.name)}</Text>}
      <PartyFields />
    </FormDialog>
  );
}
