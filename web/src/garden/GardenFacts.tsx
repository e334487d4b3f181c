import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import { Paper } from '@mui/material';
import { FactList } from '../core/ui/FactList.tsx';
import { areaText, gardenText } from './garden.text.ts';

/** What a garden is: its name, sector and area. */
export function GardenFacts({ garden }: { garden: GardenDetails }) {
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 } }}>
      <FactList
        facts={[
          { label: gardenText.name, value: garden.name || gardenText.none },
          { label: gardenText.sector, value: garden.sector || gardenText.none },
          { label: gardenText.area, value: areaText(garden.area) },
        ]}
      />
    </Paper>
  );
}
