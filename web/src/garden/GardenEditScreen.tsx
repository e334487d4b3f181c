import type { GardenDetails } from '@grzadka/contract/garden/garden.model';
import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import { useQuery } from '@tanstack/react-query';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { EditRecordScreen } from '../core/record/screens/EditRecordScreen.tsx';
import { FieldWithHint } from '../core/record/screens/plain-form.tsx';
import { sectorsQuery } from '../sector/sector.queries.ts';
import type { ChargedNote } from './charged-note.ts';
import { gardenScreens } from './garden.screens.ts';
import { gardenText } from './garden.text.ts';

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
      <FieldWithHint>
        <SectorField garden={garden} />
      </FieldWithHint>
    ),
  };
}

interface SectorFieldProps {
  garden: GardenDetails | undefined;
}

/** The choice of the sector in which a garden lies: docs/product/records.md#garden. */
function SectorField({ garden }: SectorFieldProps) {
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
