import { gardenEndpoints, gardenRecord } from '@grzadka/contract/garden/garden.endpoints';
import { gardenList } from '@grzadka/contract/garden/garden.list';
import type { GardenListItem } from '@grzadka/contract/garden/garden.model';
import { queryOptions } from '@tanstack/react-query';
import { call, callVersioned } from '../core/api/call.ts';
import type { ListDataSource } from '../core/list/list-data-source.ts';

/** The gardens as a list. */
export const gardenSource: ListDataSource<GardenListItem> = {
  name: gardenRecord.name,
  definition: gardenList,
  load: (query, signal) => call(gardenEndpoints.list, { query }, { signal }),
};

/** A garden with its holders and meters, and the version it was read with. */
export function gardenQuery(gardenId: string) {
  return queryOptions({
    queryKey: [gardenRecord.name, gardenId],
    queryFn: ({ signal }) =>
      callVersioned(gardenEndpoints.get, { params: { id: gardenId } }, { signal }),
  });
}
