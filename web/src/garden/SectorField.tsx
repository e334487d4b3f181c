import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import { useQuery } from '@tanstack/react-query';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { sectorsQuery } from '../sector/sector.queries.ts';
import { gardenText } from './garden.text.ts';

interface SectorFieldProps {
  garden: GardenDetails | undefined;
}

/** The choice of the sector in which a garden lies: docs/product/records.md#garden. */
export function SectorField({ garden }: SectorFieldProps) {
  const { data: sectors } = useQuery(sectorsQuery);
  return (
    <FormSelectField
      name="sector"
      label={gardenText.sector}
      helper={gardenText.sectorHint}
      options={optionsOf(sectors?.items ?? [], garden)}
    />
  );
}

/** The sectors to choose from; the garden's own in any case, under the name that the form knows. */
function optionsOf(sectors: readonly { readonly name: string }[], garden?: GardenDetails) {
  const names = sectors.map(({ name }) => name);
  if (garden && !names.includes(garden.sector)) names.unshift(garden.sector);
  return names.map((name) => ({ value: name, label: name }));
}
