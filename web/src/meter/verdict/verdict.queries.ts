import { measurementEndpoints } from '@grzadka/contract/meter/measurement.endpoints';
import { type QueryClient } from '@tanstack/react-query';
import { callQuery } from '../../core/api/call-query.ts';

/** How long what was read ahead is used, in milliseconds: as long as the meter before it takes. */
const usedFor = 15_000;

/** What a verdict on a value of a meter that is read now needs to know. */
export function verdictContextQuery(meterId: string) {
  return {
    ...callQuery(['meter', meterId, 'verdict-context'], measurementEndpoints.context, {
      params: { id: meterId },
    }),
    staleTime: usedFor,
  };
}

/**
 * Runs what says that a meter was read, after which all that is known of meters is read anew, but for what verdicts on
 * others need: nothing of it changed, and in a round it would be asked for twice.
 */
export function keepingOtherContexts(
  queryClient: QueryClient,
  meterId: string,
  tellChanged: () => void,
): void {
  const [area, , part] = verdictContextQuery(meterId).queryKey;
  const kept = queryClient
    .getQueryCache()
    .findAll({ queryKey: [area], type: 'inactive' })
    .filter(({ queryKey, state }) => {
      const isOther = queryKey[1] !== meterId && queryKey[2] === part;
      return isOther && state.data !== undefined && !state.isInvalidated;
    })
    .map(({ queryKey, state: { data, dataUpdatedAt } }) => ({ queryKey, data, dataUpdatedAt }));
  tellChanged();
  for (const { queryKey, data, dataUpdatedAt } of kept) {
    queryClient.setQueryData(queryKey, data, { updatedAt: dataUpdatedAt });
  }
}
