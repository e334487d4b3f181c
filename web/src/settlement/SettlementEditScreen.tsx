import { settlementEndpoints } from '@grzadka/contract/settlement/settlement.endpoints';
import type { SettlementDetails } from '@grzadka/contract/settlement/settlement.model';
import { settlementRecord } from '@grzadka/contract/settlement/settlement.record';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormCheckboxField } from '../core/form/fields/CheckboxField.tsx';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { useParams } from '../core/navigation/place.ts';
import { HistoryButton } from '../core/record/HistoryButton.tsx';
import { recordPath } from '../core/record/record-path.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useRecordForm } from '../core/record/useRecordForm.ts';
import { settlementPlace } from './settlement.paths.ts';
import { settlementQuery } from './settlement.queries.ts';
import { settlementText } from './settlement.text.ts';

const { fields } = settlementRecord;
const { name: recordType, screens } = settlementPlace;

/** What may be changed of an account: whom letters address, what is noted, and what becomes of overpayments. */
export function SettlementEditScreen() {
  const { id = '' } = useParams();
  const tellChanged = useRecordChanged(recordType);
  const { record, form } = useRecordForm({
    query: settlementQuery(id),
    back: recordPath(screens.details, id),
    savedText: settlementText.saved,
    tellChanged: () => tellChanged({ focusRowId: id }),
  });
  return (
    <FormScreen
      {...form}
      title={settlementText.edit}
      subject={record && settlementText.nameOf(record)}
      actions={<HistoryButton recordType={recordType} recordId={id} />}
      endpoint={settlementEndpoints.update}
      defaultValues={
        record && {
          id,
          payerId: record.payer?.id ?? '',
          note: record.note ?? '',
          useOverpayments: record.useOverpayments,
        }
      }
      submit={(body, options) => call(settlementEndpoints.update, { body }, options)}
    >
      <FormSelectField
        name="payerId"
        label={fields.payerId.label}
        helper={settlementText.payerHint}
        options={payersOf(record)}
      />
      <FormTextField name="note" label={fields.note.label} lines={{ least: 3, most: 10 }} />
      <FormCheckboxField name="useOverpayments" label={fields.useOverpayments.label} />
    </FormScreen>
  );
}

/** Nobody, or one of the holders, each once. */
function payersOf(record: SettlementDetails | undefined) {
  const names = new Map((record?.holders ?? []).map(({ party }) => [party.id, party.name]));
  const holders = [...names].map(([value, label]) => ({ value, label }));
  return [{ value: '', label: settlementText.noPayer }, ...holders];
}
