import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { gardenEndpoints, gardenRecord } from '@grzadka/contract/garden/garden.endpoints';
import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { HistoryButton } from '../core/record/HistoryButton.tsx';
import { recordQuery } from '../core/record/record-calls.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useRecordForm } from '../core/record/useRecordForm.ts';
import { sectorsQuery } from '../sector/sector.queries.ts';
import { gardenPaths } from './garden.paths.ts';
import { gardenText } from './garden.text.ts';

/** What may be changed of a garden. */
export function GardenEditScreen() {
  const { gardenId = '' } = useParams();
  const { data: sectors } = useQuery(sectorsQuery);
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
      defaultValues={garden && valuesOf(gardenId, garden)}
      submit={({ sector, ...body }, options) =>
        // A sector that stays is not named: somebody may have given it another name meanwhile.
        call(
          gardenEndpoints.update,
          { body: sector === garden?.sector ? body : { ...body, sector } },
          options,
        )
      }
    >
      <FormTextField name="name" label={gardenText.name} autoFocus />
      <FormTextField name="area" label={gardenText.area} inputMode="decimal" />
      <FormSelectField
        name="sector"
        label={gardenText.sector}
        helper={gardenText.sectorHint}
        options={optionsOf(sectors?.items ?? [], garden)}
      />
    </FormScreen>
  );
}

/** A garden as its form would show it. */
function valuesOf(id: string, { name, area, sector }: GardenDetails) {
  return { id, name, area: typedArea(area), sector };
}

/** The sectors to choose from; the garden's own in any case, under the name that the form knows. */
function optionsOf(sectors: readonly { readonly name: string }[], garden?: GardenDetails) {
  const names = sectors.map(({ name }) => name);
  if (garden && !names.includes(garden.sector)) names.unshift(garden.sector);
  return names.map((name) => ({ value: name, label: name }));
}

/** An area as it stands in the form: written as everywhere, which is how it may be typed, too. */
function typedArea(area: number | null): string {
  return area === null ? '' : formatDecimal(area);
}
