import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { partyList } from '@grzadka/contract/party/party.list';
import type { PartyListItem } from '@grzadka/contract/party/party.reply';
import { queryOptions } from '@tanstack/react-query';
import { call, callVersioned } from '../core/api/call.ts';
import type { ListDataSource } from '../core/list/list-data-source.ts';

/** The parties as a list. */
export const partySource: ListDataSource<PartyListItem> = {
  name: 'party',
  definition: partyList,
  load: (query, signal) => call(partyEndpoints.list, { query }, { signal }),
};

/** The start of the cache key of everything read about a party. */
export function partyKey(partyId: string) {
  return ['party', partyId] as const;
}

/** A party with all its data, and the version it was read with. */
export function partyQuery(partyId: string) {
  return queryOptions({
    queryKey: [...partyKey(partyId), 'data'],
    queryFn: ({ signal }) =>
      callVersioned(partyEndpoints.get, { params: { id: partyId } }, { signal }),
  });
}

/** A party with its logins. */
export function partyDetailsQuery(partyId: string) {
  return queryOptions({
    queryKey: [...partyKey(partyId), 'details'],
    queryFn: ({ signal }) =>
      call(partyEndpoints.getDetails, { params: { id: partyId } }, { signal }),
  });
}
