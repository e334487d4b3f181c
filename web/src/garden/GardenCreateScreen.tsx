import { gardenEndpoints, gardenRecord } from '@grzadka/contract/garden/garden.endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormSelectField } from '../core/form/fields/SelectField.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { useRecordChanged } from '../core/record/useRecordChanged.ts';
import { useGoUp } from '../core/ui/screen/useGoUp.ts';
import { useNotify } from '../core/ui/toasts/useNotify.ts';
import { ImportLink } from '../import/ImportLink.tsx';
import { sectorsQuery } from '../sector/sector.queries.ts';
import { gardenPaths } from './garden.paths.ts';
import { gardenText } from './garden.text.ts';

/** A garden to be added. */
export function GardenCreateScreen() {
  const goUp = useGoUp(gardenPaths.list);
  const notify = useNotify();
  const tellChanged = useRecordChanged(gardenRecord.name);
  const { data: sectors, error, isPending, refetch } = useQuery(sectorsQuery);

  return (
    <FormScreen
      title={gardenText.create}
      back={gardenPaths.list}
      endpoint={gardenEndpoints.create}
      defaultValues={{ name: '', sector: '', area: '' }}
      loading={isPending}
      loadError={sectors ? undefined : error}
      reload={refetch}
      submit={async (body) => {
        const { id } = await call(gardenEndpoints.create, { body });
        tellChanged({ focusRowId: id });
        notify.success(gardenText.created(body.name));
      }}
      onSaved={goUp}
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
