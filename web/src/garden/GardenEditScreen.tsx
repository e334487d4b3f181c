import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import { Box } from '@mui/material';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { EditRecordScreen } from '../core/record/screens/EditRecordScreen.tsx';
import { fieldWithHint } from '../core/record/screens/plain-form.tsx';
import type { ChargedNote } from './charged-note.ts';
import { gardenScreens } from './garden.screens.ts';
import { SectorField } from './SectorField.tsx';

/** What may be changed of a garden. */
export function GardenEditScreen({ Charged }: { Charged: ChargedNote }) {
  return (
    <EditRecordScreen
      of={gardenScreens}
      fields={(garden) => fieldsOf(garden, Charged)}
      // A sector that stays is not named: somebody may have given it another name meanwhile.
      toBody={({ sector, ...body }, garden) =>
        sector === garden.sector ? body : { ...body, sector }
      }
    />
  );
}

function fieldsOf(garden: GardenDetails | undefined, Charged: ChargedNote) {
  return {
    area: (
      <div>
        <FormTextField name="area" label={gardenRecord.fields.area.label} inputMode="decimal" />
        {garden && <Charged garden={garden} isInForm />}
      </div>
    ),
    sector: (
      <Box sx={fieldWithHint}>
        <SectorField garden={garden} />
      </Box>
    ),
  };
}
