import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import type { GardenCreate } from '@grzadka/contract/garden/garden.model';
import { useQuery } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { useNewRecordForm } from '../core/record/useNewRecordForm.ts';
import { ImportLink } from '../import/ImportLink.tsx';
import { sectorsQuery } from '../sector/sector.queries.ts';
import { gardenPaths } from './garden.paths.ts';
import { gardenText } from './garden.text.ts';

/** A garden to be added. */
export function GardenCreateScreen() {
  const { data: sectors, error, isPending, refetch } = useQuery(sectorsQuery);
  const form = useNewRecordForm({
    name: gardenRecord.name,
    list: gardenPaths.list,
    create: (body: GardenCreate) => call(gardenEndpoints.create, { body }),
    savedText: ({ name }) => gardenText.created(name),
  });

  return (
    <FormScreen
      {...form}
      title={gardenText.create}
      endpoint={gardenEndpoints.create}
      defaultValues={{ name: '', sector: '', area: '' }}
      loading={isPending}
      loadError={sectors ? undefined : error}
      reload={refetch}
      secondaryActions={<ImportLink />}
    >
      <FormTextField name="name" label={gardenText.name} autoFocus />
      <FormSelectField
        name="sector"
        label={gardenText.sector}
        placeholder={gardenText.noSector}
        options={sectors?.items.map(({ name }) => ({ value: name, label: name })) ?? []}
      />
      <FormTextField name="area" label={gardenText.area} inputMode="decimal" />
    </FormScreen>
  );
}
