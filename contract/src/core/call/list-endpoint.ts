import * as z from 'zod/mini';
import { fileReply } from '../export/file-reply.ts';
import type { ListDefinition, ListItem, ListReply, ListRequest } from '../list/list.ts';
import { type ExportRequest, exportQuery, listQuery } from '../list/list-query.ts';
import { chosenIds } from './bulk.ts';
import { type EndpointDefinition, endpoint } from './endpoint.ts';

type Call = Pick<EndpointDefinition, 'path' | 'summary' | 'permission' | 'params'>;

/** Declares the call of a list: its query and its envelope derive from the list's definition. */
export function listEndpoint<const C extends Call, L extends ListDefinition>(call: C, list: L) {
  const item: L['item'] = list.item;
  const reply: z.ZodMiniType<ListReply<ListItem<L>>> = z.object({
    items: z.array(item),
    totalItems: z.nullable(z.int().check(z.minimum(0))),
  });
  const query: z.ZodMiniType<ListRequest<L>> = listQuery(list);
  return endpoint({ ...call, method: 'GET', query, reply, list });
}

/** The call that gives a list as a file. */
interface ExportCall<L extends ListDefinition>
  extends Pick<EndpointDefinition, 'path' | 'summary'> {
  readonly method: 'GET';
  readonly query: z.ZodMiniType<ExportRequest<L>>;
  readonly reply: z.ZodMiniUnknown;
  readonly replyFormat: 'stream';
  readonly replyTypes: readonly string[];
}

/**
 * Declares the call that gives the list as one file, at the list's own path: whoever may read the list
 * may take it along, filtered and sorted as it is (docs/product/rules.md#export).
 */
export function exportEndpoint<const C extends Call, L extends ListDefinition>(
  call: C,
  list: L,
): Omit<C, 'path' | 'summary'> & ExportCall<L> {
  return {
    ...call,
    path: `${call.path}/export`,
    summary: `${call.summary} as a file`,
    method: 'GET',
    query: exportQuery(list),
    ...fileReply,
  };
}

/** The records that a file is to be of. */
const chosenRecords = z.strictObject({ ids: chosenIds });

interface ChosenExportCall<L extends ListDefinition> extends Omit<ExportCall<L>, 'method'> {
  readonly method: 'POST';
  readonly body: typeof chosenRecords;
  readonly tellsLeftOut: true;
}

/**
 * Declares the call that gives some records of the list as one file, at the same path: those named of
 * what the query finds, in its order (docs/product/rules.md#export). Their ids would make an address too long.
 */
export function chosenExportEndpoint<const C extends Call, L extends ListDefinition>(
  call: C,
  list: L,
): Omit<C, 'path' | 'summary'> & ChosenExportCall<L> {
  return {
    ...exportEndpoint(call, list),
    summary: `${call.summary} as a file, the chosen ones alone`,
    method: 'POST',
    body: chosenRecords,
    tellsLeftOut: true,
  };
}
