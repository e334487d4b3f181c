import { useQuery } from '@tanstack/react-query';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { NewRecordScreen } from '../core/record/screens/NewRecordScreen.tsx';
import { ImportLink } from '../import/ImportLink.tsx';
import { sectorsQuery } from '../sector/sector.queries.ts';
import { gardenScreens } from './garden.screens.ts';
import { gardenText } from './garden.text.ts';

/** A garden to be added. */
export function GardenCreateScreen() {
  const { data: sectors, error, isPending, refetch } = useQuery(sectorsQuery);
  const names = sectors?.items.map(({ name }) => ({ value: name, label: name })) ?? [];
  return (
    <NewRecordScreen
      of={gardenScreens}
      loading={isPending}
      loadError={sectors ? undefined : error}
      reload={refetch}
      secondaryActions={<ImportLink />}
      fields={{
        sector: (
          <FormSelectField
            name="sector"
            label={gardenText.sector}
            placeholder={gardenText.noSector}
            options={names}
          />
        ),
      }}
    />
  );
}
