import { partyEndpoints, partyRecord } from '@grzadka/contract/party/party.endpoints';
import { partyList } from '@grzadka/contract/party/party.list';
import type { PartyListItem } from '@grzadka/contract/party/party.reply';
import { queryOptions } from '@tanstack/react-query';
import { call, callVersioned } from '../core/api/call.ts';
import type { ListDataSource } from '../core/list/list-data-source.ts';

/** The parties as a list. */
export const partySource: ListDataSource<PartyListItem> = {
  name: partyRecord.name,
  definition: partyList,
  load: (query, signal) => call(partyEndpoints.list, { query }, { signal }),
};

/** A party with all its data, and the version it was read with. */
export function partyQuery(partyId: string) {
  return queryOptions({
    queryKey: [partyRecord.name, partyId, 'data'],
    queryFn: ({ signal }) =>
      callVersioned(partyEndpoints.get, { params: { id: partyId } }, { signal }),
  });
}

/** A party with its logins, and the version it was read with. */
export function partyDetailsQuery(partyId: string) {
  return queryOptions({
    queryKey: [partyRecord.name, partyId, 'details'],
    queryFn: ({ signal }) =>
      callVersioned(partyEndpoints.getDetails, { params: { id: partyId } }, { signal }),
  });
}
