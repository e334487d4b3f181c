import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../app/paths.ts';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { FormTextField } from '../core/form/fields/TextField.tsx';
import { useResetList } from '../core/list/screen/useResetList.ts';
import { useGoUp } from '../core/ui/screen/useGoUp.ts';
import { useNotify } from '../core/ui/useNotify.ts';
import { gardenDetailsQuery, gardenSource } from './garden.queries.ts';
import { gardenText } from './garden.text.ts';

/** The name and area of a garden. */
export function GardenEditScreen() {
  const { gardenId = '' } = useParams();
  const back = paths.gardenDetails(gardenId);
  const goUp = useGoUp(back);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const resetList = useResetList(gardenSource);
  const query = gardenDetailsQuery(gardenId);
  const { data, error, isFetchedAfterMount, refetch } = useQuery(query);

  function onSaved(): void {
    resetList({ focusRowId: gardenId });
    void queryClient.invalidateQueries({ queryKey: query.queryKey });
    notify.success(gardenText.saved);
    goUp();
  }

  return (
    <FormScreen
      title={gardenText.edit}
      back={back}
      endpoint={gardenEndpoints.update}
      defaultValues={
        data && { id: gardenId, name: data.reply.name, area: typedNumber(data.reply.area) }
      }
      etag={data?.etag}
      // What the details screen left in the cache may be out of date by now.
      loading={!isFetchedAfterMount}
      loadError={error}
      reload={refetch}
      submit={(body, options) => call(gardenEndpoints.update, { body }, options)}
      onSaved={onSaved}
    >
      <FormTextField name="name" label={gardenText.name} autoFocus />
      <FormTextField name="area" label={gardenText.area} inputMode="decimal" />
    </FormScreen>
  );
}

/** A number as a person would type it. */
function typedNumber(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',');
}
