import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../app/paths.ts';
import { call } from '../core/api/call.ts';
import { FormScreen } from '../core/form/FormScreen.tsx';
import { useResetList } from '../core/list/screen/useResetList.ts';
import { useGoUp } from '../core/ui/screen/useGoUp.ts';
import { useNotify } from '../core/ui/useNotify.ts';
import { PartyFields } from './PartyFields.tsx';
import { partyKey, partyQuery, partySource } from './party.queries.ts';
import { partyText } from './party.text.ts';
import { partyFormValues } from './party-form.ts';

/** The data of a party. */
export function PartyEditScreen() {
  const { partyId = '' } = useParams();
  const goUp = useGoUp(paths.parties);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const resetList = useResetList(partySource);
  const { data, error, isFetchedAfterMount, refetch } = useQuery(partyQuery(partyId));

  function onSaved(): void {
    resetList({ focusRowId: partyId });
    void queryClient.invalidateQueries({ queryKey: partyKey(partyId) });
    // Gardens name their holders.
    void queryClient.invalidateQueries({ queryKey: ['garden'] });
    notify.success(partyText.saved);
    goUp();
  }

  return (
    <FormScreen
      title={partyText.form}
      back={paths.parties}
      endpoint={partyEndpoints.update}
      defaultValues={data && { id: partyId, ...partyFormValues(data.reply) }}
      etag={data?.etag}
      // What another screen left in the cache may be out of date by now.
      loading={!isFetchedAfterMount}
      loadError={error}
      reload={refetch}
      submit={(body, options) => call(partyEndpoints.update, { body }, options)}
      onSaved={onSaved}
    >
      <PartyFields />
    </FormScreen>
  );
}
