import { formatDecimal } from '@grzadka/contract/core/number/format-decimal';
import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import { Box } from '@mui/material';
import { useParams } from 'react-router';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { HistoryButton } from '../core/record/HistoryButton.tsx';
import { recordQuery } from '../core/record/record-calls.ts';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useRecordForm } from '../core/record/useRecordForm.ts';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { gardenPaths } from './garden.paths.ts';
import { gardenText } from './garden.text.ts';

/** A list that opens takes as much code as the rest of the form, and the sector is what changes least. */
const SectorField = latePart(async () => (await import('./SectorField.tsx')).SectorField);

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
      {/* As high as what comes, so that nothing moves when it does. */}
      <Box sx={{ minHeight: { xs: 102, sm: 80 } }}>
        <SectorField open garden={garden} />
      </Box>
    </FormScreen>
  );
}

/** A garden as its form would show it. */
function valuesOf(id: string, { name, area, sector }: GardenDetails) {
  return { id, name, area: typedArea(area), sector };
}

/** An area as it stands in the form: written as everywhere, which is how it may be typed, too. */
function typedArea(area: number | null): string {
  return area === null ? '' : formatDecimal(area);
}
