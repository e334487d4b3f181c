import type { RecordFilter } from '@grzadka/contract/core/list/list-filters';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { listText } from '../list.text.ts';

/** The records that a filter can name; none while they are read, and for a filter that offers none. */
export function useRecordOptions(filter: RecordFilter | undefined) {
  const { data } = useQuery({
    queryKey: ['options', filter?.options?.path],
    queryFn: async ({ signal }) => {
      if (filter?.options === undefined) return [];
      return (await call(filter.options, {}, { signal })).items;
    },
    enabled: filter?.options !== undefined,
  });
  return {
    options: data ?? [],
    /** What the record of an id is called; of one that is not offered, that it is another. */
    nameOf: (id: string) => {
      if (data === undefined) return listText.stillUnknown;
      return data.find((option) => option.id === id)?.name ?? listText.unknownRecord;
    },
  };
}
