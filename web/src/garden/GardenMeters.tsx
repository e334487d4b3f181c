import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import { meterTypeLabels } from '@grzadka/contract/meter/meter.model';
import { paths } from '../app/paths.ts';
import { ElectricityIcon, WaterIcon } from '../core/ui/icons.ts';
import { GardenSection } from './GardenSection.tsx';
import { gardenText } from './garden.text.ts';

const icons = { WaterMeter: <WaterIcon />, ElectricityMeter: <ElectricityIcon /> };

/** The meters of a garden, leading to the entry of a measurement. */
export function GardenMeters({
  gardenId,
  meters,
}: { gardenId: string } & Pick<GardenDetails, 'meters'>) {
  return (
    <GardenSection
      title={gardenText.meters}
      empty={gardenText.noMeters}
      action={gardenText.addMeasurement}
      from={paths.gardenDetails(gardenId)}
      entries={meters.map(({ id, name, type }) => ({
        id,
        name,
        note: meterTypeLabels[type],
        icon: icons[type],
        to: paths.addMeasurement(id),
      }))}
    />
  );
}
