import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { transferApplicationEndpoints } from '@grzadka/contract/transfer-application/transfer-application.endpoints';
import type { TransferApplication } from '@grzadka/contract/transfer-application/transfer-application.model';
import {
  transferApplicationRecord,
  transferDecisionLabels,
} from '@grzadka/contract/transfer-application/transfer-application.record';
import { call } from '../core/api/call.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FormDayField } from '../core/form/fields/DayField.tsx';
import { type FoundRecord, RecordField } from '../core/form/fields/RecordField.tsx';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { useRecordSaved } from '../core/record/useRecordChanged.ts';
import { useLastKnown } from '../core/ui/hooks/useLastKnown.ts';
import { partySearch } from '../party/party-search.ts';
import { transferText } from './transfer-application.text.ts';

const { create, update } = transferApplicationEndpoints;
const { fields } = transferApplicationRecord;

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

/** A party, or somebody who is none yet. */
type Named = TransferApplication['to'];

interface AddTransferDialogProps extends DialogProps {
  garden: { readonly id: string; readonly parties: readonly { id: string; name: string }[] };
}

/** The form of a new application, by default of today and of the first holder. */
export function AddTransferDialog({ garden, onClose, ...dialog }: AddTransferDialogProps) {
  const onSaved = useRecordSaved(transferApplicationRecord.name, transferText.added, onClose);
  const [from] = garden.parties;
  return (
    <FormDialog
      {...dialog}
      title={transferText.add}
      endpoint={create}
      defaultValues={{
        gardenId: garden.id,
        appliedOn: gardenToday(),
        fromPartyId: from?.id ?? '',
        toPartyId: '',
        toName: '',
        decision: '',
        decidedOn: '',
        note: '',
      }}
      submit={(body) => call(create, { body })}
      submitLabel={transferText.save}
      onSaved={onSaved}
      onClose={onClose}
    >
      <ApplicationFields from={from} />
    </FormDialog>
  );
}

interface ChangeTransferDialogProps extends DialogProps {
  /** The application to change; undefined while none is. */
  item: TransferApplication | undefined;
  /** It is to be decided on: that comes first, by default as of today. */
  isDeciding: boolean;
  /** Reads it again; rejects when there is none of that id any more. */
  reload: (id: string) => Promise<TransferApplication>;
}

/** The form of an application that is there, with what was decided. */
export function ChangeTransferDialog({
  item,
  isDeciding,
  reload,
  onClose,
  ...dialog
}: ChangeTransferDialogProps) {
  const onSaved = useRecordSaved(transferApplicationRecord.name, transferText.changed, onClose);
  const shown = useLastKnown(item);
  if (!shown) return null;
  const recordOf = (read: TransferApplication) => ({ values: valuesOf(read), etag: read.etag });
  const values = valuesOf(shown);
  const decidedOn = values.decidedOn === '' && isDeciding ? gardenToday() : values.decidedOn;
  return (
    <FormDialog
      {...dialog}
      title={isDeciding ? transferText.decisionTitle : transferText.change}
      endpoint={update}
      defaultValues={{ ...values, decidedOn }}
      record={{ ...recordOf(shown), reload: async () => recordOf(await reload(shown.id)) }}
      submit={(body, options) => call(update, { body }, options)}
      submitLabel={transferText.save}
      onSaved={onSaved}
      onClose={onClose}
    >
      {isDeciding && <DecisionFields />}
      <ApplicationFields from={shown.from} to={shown.to} />
      {!isDeciding && <DecisionFields />}
    </FormDialog>
  );
}

function valuesOf({ id, appliedOn, from, to, outcome, decidedOn, note }: TransferApplication) {
  return {
    id,
    appliedOn,
    fromPartyId: from.id,
    toPartyId: to.id ?? '',
    toName: to.id === null ? to.name : '',
    decision: outcome === 'consent' || outcome === 'refusal' ? outcome : ('' as const),
    decidedOn: decidedOn ?? '',
    note: note ?? '',
  };
}

/** What was decided, and when. */
function DecisionFields() {
  return (
    <>
      <FormSelectField name="decision" label={fields.decision.label} options={decisions} />
      <FormDayField
        name="decidedOn"
        label={fields.decidedOn.label}
        helper={transferText.deadlineHint}
      />
    </>
  );
}

const decisions = [
  { value: '', label: transferText.noDecision },
  ...Object.entries(transferDecisionLabels).map(([value, label]) => ({ value, label })),
];

/** When somebody applied, and who they are; `from` and `to` are whom the form begins with. */
function ApplicationFields({ from, to }: { from?: Named | undefined; to?: Named }) {
  return (
    <>
      <FormDayField name="appliedOn" label={fields.appliedOn.label} />
      <RecordField
        name="fromPartyId"
        label={fields.fromPartyId.label}
        search={partySearch}
        own={foundOf(from)}
      />
      <RecordField
        name="toPartyId"
        label={fields.toPartyId.label}
        search={partySearch}
        own={foundOf(to)}
      />
      <FormTextField name="toName" label={transferText.toName} helper={transferText.toNameHint} />
      <FormTextField name="note" label={fields.note.label} lines={{ least: 2, most: 6 }} />
    </>
  );
}

function foundOf(party: Named | undefined): FoundRecord | undefined {
  return party?.id ? { id: party.id, name: party.name, note: '' } : undefined;
}
