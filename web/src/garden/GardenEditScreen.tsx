import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import { Box } from '@mui/material';
import { EditRecordScreen } from '../core/record/screens/EditRecordScreen.tsx';
import { fieldWithHint } from '../core/record/screens/plain-form.tsx';
import { gardenScreens } from './garden.screens.ts';
import { SectorField } from './SectorField.tsx';

/** What may be changed of a garden. */
export function GardenEditScreen() {
  return (
    <EditRecordScreen
      of={gardenScreens}
      fields={fieldsOf}
      // A sector that stays is not named: somebody may have given it another name meanwhile.
      toBody={({ sector, ...body }, garden) =>
        sector === garden.sector ? body : { ...body, sector }
      }
    />
  );
}

function fieldsOf(garden: GardenDetails | undefined) {
  return {
    sector: (
      <Box sx={fieldWithHint}>
        <SectorField garden={garden} />
      </Box>
    ),
  };
}
