import { useQueryClient } from '@tanstack/react-query';
import { use, useCallback } from 'react';
import { AreasContext } from '../../core/area.ts';
import { listKeys } from '../../core/list/list-data-source.ts';
import { meterSource } from '../meter.queries.ts';
import { measurementSource } from '../measurement/measurement.queries.ts';
import { uncheckedSource } from '../unchecked/unchecked.queries.ts';

/**
 * The way to say that a reading was saved while its meter's form is long gone: what is known of that meter is read
 * anew, nothing of the others, and a list that is open keeps its place.
 */
export function useReadingSaved(): (meterId: string) => void {
  const queryClient = useQueryClient();
  const touches = use(AreasContext).find(({ name }) => name === meterSource.name)?.touches;
  return useCallback(
    (meterId) => {
      const lists = [
        meterSource.name,
        measurementSource(meterId).name,
        uncheckedSource.name,
        ...(touches?.lists ?? []),
      ];
      const stale = [
        ...lists.map(listKeys.all),
        [meterSource.name, meterId],
        ...(touches?.records ?? []).map((record) => [record]),
      ];
      for (const queryKey of stale) {
        queryClient.removeQueries({ queryKey, type: 'inactive' });
        void queryClient.invalidateQueries({ queryKey });
      }
    },
    [queryClient, touches],
  );
}
