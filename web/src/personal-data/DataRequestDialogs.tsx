import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { dataRequestEndpoints } from '@grzadka/contract/personal-data/data-request.endpoints';
import type { DataRequest } from '@grzadka/contract/personal-data/data-request.model';
import {
  dataRequestLabels,
  dataRequestRecord,
} from '@grzadka/contract/personal-data/data-request.record';
import { call } from '../core/api/call.ts';
import { FormDialog } from '../core/form/FormDialog.tsx';
import { FormCheckboxField } from '../core/form/fields/CheckboxField.tsx';
import { FormDayField } from '../core/form/fields/DayField.tsx';
import { RecordField } from '../core/form/fields/RecordField.tsx';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { useRecordSaved } from '../core/record/useRecordChanged.ts';
import { useLastKnown } from '../core/ui/hooks/useLastKnown.ts';
import { partySearch } from '../party/party-search.ts';
import { dataRequestText } from './data-request.text.ts';

const { create, update } = dataRequestEndpoints;
const { fields, name } = dataRequestRecord;

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

/** The form of a new request, by default of today. */
export function AddRequestDialog({ onClose, ...dialog }: DialogProps) {
  const onSaved = useRecordSaved(name, dataRequestText.saved, onClose);
  return (
    <FormDialog
      {...dialog}
      title={dataRequestText.addTitle}
      endpoint={create}
      defaultValues={{
        partyId: '',
        kind: 'access',
        receivedOn: gardenToday(),
        isExtended: false,
        answeredOn: '',
        answer: '',
      }}
      submit={(body) => call(create, { body })}
      submitLabel={dataRequestText.save}
      onSaved={onSaved}
      onClose={onClose}
    >
      <RequestFields />
    </FormDialog>
  );
}

interface ChangeRequestDialogProps extends DialogProps {
  /** The request to change; undefined while none is. */
  item: DataRequest | undefined;
  /** It is to be answered: that comes first, by default as of today. */
  isAnswering: boolean;
  /** Reads it again; rejects when there is none of that id any more. */
  reload: (id: string) => Promise<DataRequest>;
}

/** The form of a request that is there, with what was answered. */
export function ChangeRequestDialog({
  item,
  isAnswering,
  reload,
  onClose,
  ...dialog
}: ChangeRequestDialogProps) {
  const onSaved = useRecordSaved(name, dataRequestText.saved, onClose);
  const shown = useLastKnown(item);
  if (!shown) return null;
  const recordOf = (read: DataRequest) => ({ values: valuesOf(read), etag: read.etag });
  const values = valuesOf(shown);
  const answeredOn = values.answeredOn === '' && isAnswering ? gardenToday() : values.answeredOn;
  return (
    <FormDialog
      {...dialog}
      title={isAnswering ? dataRequestText.answer : dataRequestText.change}
      endpoint={update}
      defaultValues={{ ...values, answeredOn }}
      record={{ ...recordOf(shown), reload: async () => recordOf(await reload(shown.id)) }}
      submit={(body, options) => call(update, { body }, options)}
      submitLabel={dataRequestText.save}
      onSaved={onSaved}
      onClose={onClose}
    >
      {isAnswering && <AnswerFields />}
      <RequestFields party={shown.party} />
      <FormCheckboxField
        name="isExtended"
        label={fields.isExtended.label}
        helper={dataRequestText.extendHint}
      />
      {!isAnswering && <AnswerFields />}
    </FormDialog>
  );
}

function valuesOf({ id, party, kind, receivedOn, isExtended, answeredOn, answer }: DataRequest) {
  return {
    id,
    partyId: party.id,
    kind,
    receivedOn,
    isExtended,
    answeredOn: answeredOn ?? '',
    answer: answer ?? '',
  };
}

const kinds = Object.entries(dataRequestLabels).map(([value, label]) => ({ value, label }));

/** Who asked for what, and when. */
function RequestFields({ party }: { party?: DataRequest['party'] }) {
  return (
    <>
      <RecordField
        name="partyId"
        label={fields.partyId.label}
        search={partySearch}
        own={party && { ...party, note: '' }}
      />
      <FormSelectField name="kind" label={fields.kind.label} options={kinds} />
      <FormDayField name="receivedOn" label={fields.receivedOn.label} />
    </>
  );
}

/** What was answered, and when. */
function AnswerFields() {
  return (
    <>
      <FormDayField name="answeredOn" label={fields.answeredOn.label} />
      <FormTextField
        name="answer"
        label={fields.answer.label}
        helper={dataRequestText.answerHint}
        lines={{ least: 2, most: 6 }}
      />
    </>
  );
}
