import type { CallInput, WireCall } from '@grzadka/contract/core/call/endpoint';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { call, callVersioned } from './call.ts';

/**
 * How long an answer serves all parts of a screen that ask the same, in milliseconds: one whose code comes later asks once the answer
 * is there. What this browser changes is read anew all the same.
 */
export const servesScreen = 5_000;

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
