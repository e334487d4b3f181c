import { zoneEndpoints } from '@grzadka/contract/zone/zone.endpoints';
import { zoneRecord } from '@grzadka/contract/zone/zone.record';
import { useParams } from 'react-router';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { HistoryButton } from '../core/record/HistoryButton.tsx';
import { recordQuery } from '../core/record/record-calls.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useRecordForm } from '../core/record/useRecordForm.ts';
import { zonePaths } from './zone.paths.ts';
import { zoneText, zoneTypes } from './zone.text.ts';

/** What may be changed of a zone. */
export function ZoneEditScreen() {
  const { zoneId = '' } = useParams();
  const tellChanged = useRecordChanged(zoneRecord.name);
  const { record: zone, form } = useRecordForm({
    query: recordQuery(zoneRecord, zoneEndpoints, zoneId),
    back: zonePaths.details(zoneId),
    savedText: zoneText.saved,
    tellChanged: () => tellChanged({ focusRowId: zoneId }),
  });
  return (
    <FormScreen
      {...form}
      title={zoneText.edit}
      subject={zone?.name}
      actions={<HistoryButton recordType={zoneRecord.name} recordId={zoneId} />}
      endpoint={zoneEndpoints.update}
      defaultValues={zone && { id: zoneId, name: zone.name, type: zone.type }}
      submit={(body, options) => call(zoneEndpoints.update, { body }, options)}
    >
      <FormTextField name="name" label={zoneText.name} helper={zoneText.nameHint} autoFocus />
      <FormSelectField
        name="type"
        label={zoneText.type}
        options={zoneTypes}
        helper={zoneText.typeHint}
      />
    </FormScreen>
  );
}
