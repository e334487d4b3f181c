import type { CallInput, WireCall } from '@grzadka/contract/core/call/endpoint';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { call, callVersioned } from './call.ts';

/** What a call answers, kept under a key. */
export function callQuery<E extends WireCall>(
  queryKey: QueryKey,
  endpoint: E,
  input: CallInput<E>,
) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  });
}

/** The same with the version of the record read. */
export function versionedQuery<E extends WireCall>(
  queryKey: QueryKey,
  endpoint: E,
  input: CallInput<E>,
) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => callVersioned(endpoint, input, { signal }),
  });
}
