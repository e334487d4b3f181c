// @vitest-environment jsdom

import { exportEndpoint } from '@grzadka/contract/core/call/list-endpoint';
import { defaultPageSize, defineList } from '@grzadka/contract/core/list/list';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ListDataSource, ListQuery, ListRow } from '../list-data-source.ts';
import { useListRows } from './useListRows.ts';

afterEach(cleanup);

const definition = defineList({
  item: z.object({ id: z.string() }),
  purpose: 'Do prób.',
  search: null,
  filters: {},
  sorts: { name: 'Nazwy' },
  initialSort: { by: 'name', direction: 'asc' },
});
const call = { path: '/api/sample', summary: 'List samples', permission: 'garden:read' } as const;

const items = Array.from({ length: defaultPageSize }, (_, index) => ({ id: String(index) }));

/** A list with a full page of rows, which are counted when the test says so. */
function openUncounted() {
  const count = Promise.withResolvers<{ items: []; totalItems: number }>();
  const asked: { query: ListQuery; signal: AbortSignal }[] = [];
  const source: ListDataSource<ListRow> = {
    name: 'sample',
    definition,
    load: async (query, signal) => {
      asked.push({ query, signal });
      return query['total'] === 'only' ? count.promise : { items, totalItems: null };
    },
    exportCall: { endpoint: exportEndpoint(call, definition) },
  };
  const client = new QueryClient();
  const view = renderHook((query: ListQuery) => useListRows(source, query), {
    initialProps: { phrase: 'a' },
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  const counts = () => asked.filter(({ query }) => query['total'] === 'only');
  return { view, count, counts, loaded: () => view.result.current.loaded };
}

test('rows stand before they are counted, once, and after', async () => {
  const { count, counts, loaded } = openUncounted();
  await waitFor(() => expect(counts()).toHaveLength(1));
  expect(loaded()).toMatchObject({ rows: items, totalItems: null });
  count.resolve({ items: [], totalItems: 250 });
  await waitFor(() => expect(loaded()).toMatchObject({ rows: items, totalItems: 250 }));
  expect(counts()).toHaveLength(1);
});

test('a count that fails leaves the rows, and says of them no fault', async () => {
  const { view, count, counts, loaded } = openUncounted();
  await waitFor(() => expect(counts()).toHaveLength(1));
  count.reject(new Error('no count'));
  await count.promise.catch(() => undefined);
  expect(loaded()).toMatchObject({ rows: items, totalItems: null });
  expect(view.result.current.error).toBeNull();
});

test('a count is broken off with its list, by other settings or where it is left', async () => {
  const { view, counts } = openUncounted();
  await waitFor(() => expect(counts()).toHaveLength(1));
  view.rerender({ phrase: 'b' });
  await waitFor(() => expect(counts()).toHaveLength(2));
  expect(counts().map(({ signal }) => signal.aborted)).toEqual([true, false]);
  view.unmount();
  expect(counts().map(({ signal }) => signal.aborted)).toEqual([true, true]);
});
