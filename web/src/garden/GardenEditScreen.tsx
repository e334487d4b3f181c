import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { gardenEndpoints, gardenRecord } from '@grzadka/contract/garden/garden.endpoints';
import { useParams } from 'react-router';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { HistoryButton } from '../core/record/HistoryButton.tsx';
import { recordQuery } from '../core/record/record-calls.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useRecordForm } from '../core/record/useRecordForm.ts';
import { gardenPaths } from './garden.paths.ts';
import { gardenText } from './garden.text.ts';

/** What may be changed of a garden. */
export function GardenEditScreen() {
  const { gardenId = '' } = useParams();
  const tellChanged = useRecordChanged(gardenRecord.name);
  const { record: garden, form } = useRecordForm({
    query: recordQuery(gardenRecord, gardenEndpoints, gardenId),
    back: gardenPaths.details(gardenId),
    savedText: gardenText.saved,
    tellChanged: () => tellChanged({ focusRowId: gardenId }),
  });
  return (
    <FormScreen
      {...form}
      title={gardenText.edit}
      actions={<HistoryButton recordType={gardenRecord.name} recordId={gardenId} />}
      subject={garden && gardenText.garden(garden.name)}
      endpoint={gardenEndpoints.update}
      defaultValues={garden && { id: gardenId, name: garden.name, area: typedArea(garden.area) }}
      submit={(body, options) => call(gardenEndpoints.update, { body }, options)}
    >
      <FormTextField name="name" label={gardenText.name} autoFocus />
      <FormTextField name="area" label={gardenText.area} inputMode="decimal" />
    </FormScreen>
  );
}

/** An area as it stands in the form: written as everywhere, which is how it may be typed, too. */
function typedArea(area: number | null): string {
  return area === null ? '' : formatDecimal(area);
}
