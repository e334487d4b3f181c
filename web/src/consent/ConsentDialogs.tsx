import { consentEndpoints } from '@grzadka/contract/consent/consent.endpoints';
import type { ConsentKind } from '@grzadka/contract/consent/consent.model';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { call } from '../core/api/call.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FormDayField } from '../core/form/fields/DayField.tsx';
import { IdsField } from '../core/form/fields/IdsField.tsx';
import { pageMemory } from '../core/page-memory.ts';
import { useRecordSaved } from '../core/record/useRecordChanged.ts';
import { Text } from '../core/ui/elements/Text.tsx';
import { useLastKnown } from '../core/ui/hooks/useLastKnown.ts';
import { DocumentField } from '../document/DocumentField.tsx';
import { consentPlace } from './consent.paths.ts';
import { consentKindTexts, consentText } from './consent.text.ts';

/** Sheets that were signed on one day are recorded one after the other: the day that was saved last is offered again. */
const lastDay = pageMemory<string>();
const signed = 'signed';

interface ConsentDialogProps {
  open: boolean;
  party: { id: string };
  /** Which consent it is about; undefined while it is closed. */
  kind: ConsentKind | undefined;
  onClose: () => void;
}

interface GiveConsentDialogProps extends ConsentDialogProps {
  /** The address that the party has. */
  email: string | null;
  /** Those that can be recorded: a sheet may say several. */
  kinds: readonly ConsentKind[];
}

/** The form that records what somebody signed. */
export function GiveConsentDialog({
  party,
  email,
  kind,
  kinds,
  onClose,
  ...dialog
}: GiveConsentDialogProps) {
  const onSaved = useRecordSaved(consentPlace.name, consentText.saved, onClose);
  const shown = useLastKnown(kind);
  if (!shown) return null;
  return (
    <FormDialog
      {...dialog}
      title={consentText.giveTitle}
      endpoint={consentEndpoints.create}
      defaultValues={{
        partyId: party.id,
        kinds: [shown],
        givenOn: lastDay.get(signed) ?? gardenToday(),
        documentId: '',
      }}
      submit={async (body) => {
        await call(consentEndpoints.create, { body });
        lastDay.set(signed, body.givenOn);
      }}
      submitLabel={consentText.save}
      onSaved={onSaved}
      onClose={onClose}
    >
      <IdsField
        name="kinds"
        label={consentText.kinds}
        autoFocus
        options={kinds.map((id) => ({ id, label: consentKindTexts[id].name }))}
      />
      {email !== null && <Text hasLongWords>{consentText.forAddress(email)}</Text>}
      <FormDayField name="givenOn" label={consentText.givenOn} />
      <DocumentField
        name="documentId"
        label={consentText.documentLabel}
        helper={consentText.documentHint}
        none={consentText.noDocument}
      />
    </FormDialog>
  );
}

/** The form that records that somebody withdrew a consent. */
export function WithdrawConsentDialog({ party, kind, onClose, ...dialog }: ConsentDialogProps) {
  const onSaved = useRecordSaved(consentPlace.name, consentText.withdrawalSaved, onClose);
  const shown = useLastKnown(kind);
  if (!shown) return null;
  return (
    <FormDialog
      {...dialog}
      title={consentText.withdrawTitle}
      endpoint={consentEndpoints.withdraw}
      defaultValues={{ partyId: party.id, kind: shown, withdrawnOn: gardenToday() }}
      submit={(body) => call(consentEndpoints.withdraw, { body })}
      submitLabel={consentText.confirmWithdrawal}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Text isStrong>{consentKindTexts[shown].name}</Text>
      <FormDayField
        name="withdrawnOn"
        label={consentText.withdrawnOn}
        helper={consentText.withdrawHint}
      />
    </FormDialog>
  );
}
