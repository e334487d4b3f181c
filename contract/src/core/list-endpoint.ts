import { z } from 'zod';
import { type EndpointDefinition, endpoint } from './endpoint.ts';
import type { ListDefinition, ListItem, ListPage, ListRequest } from './list.ts';
import { listQuery } from './list-query.ts';

/** Declares the call of a list: its query and its envelope derive from the list's definition. */
export function listEndpoint<
  const Call extends Pick<EndpointDefinition, 'path' | 'summary' | 'permission' | 'params'>,
  L extends ListDefinition,
>(call: Call, list: L) {
  // The list's definition types both; zod's own inference does not follow a generic item schema.
  const reply = z.object({
    items: z.array(list.item),
    totalItems: z.int().min(0),
  }) as unknown as z.ZodType<ListPage<ListItem<L>>>;
  const query = listQuery(list) as unknown as z.ZodType<ListRequest<L>, Record<string, string>>;
  return endpoint({ ...call, method: 'GET', query, reply, list });
}
