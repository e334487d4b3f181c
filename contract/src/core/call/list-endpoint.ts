import * as z from 'zod/mini';
import { fileReply } from '../export/file-reply.ts';
import type { ListDefinition, ListItem, ListReply, ListRequest } from '../list/list.ts';
import { type ExportRequest, exportQuery, listQuery } from '../list/list-query.ts';
import { chosenIds } from './bulk.ts';
import { type EndpointDefinition, endpoint } from './endpoint.ts';

type Call = Pick<EndpointDefinition, 'path' | 'summary' | 'permission' | 'params'>;

/** Declares the call of a list: its query and its envelope derive from the list's definition. */
export function listEndpoint<const C extends Call, L extends ListDefinition>(call: C, list: L) {
  // The list's definition types both; zod's own inference does not follow a generic item schema.
  const reply = z.object({
    items: z.array(list.item),
    totalItems: z.nullable(z.int().check(z.minimum(0))),
  }) as unknown as z.ZodMiniType<ListReply<ListItem<L>>>;
  const query = listQuery(list) as unknown as z.ZodMiniType<ListRequest<L>, Record<string, string>>;
  return endpoint({ ...call, method: 'GET', query, reply, list });
}

/** The call that gives a list as a file. */
interface ExportCall<L extends ListDefinition>
  extends Pick<EndpointDefinition, 'path' | 'summary'> {
  readonly method: 'GET';
  readonly query: z.ZodMiniType<ExportRequest<L>, Record<string, string>>;
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
  const query = exportQuery(list) as unknown as ExportCall<L>['query'];
  return {
    ...call,
    path: `${call.path}/export`,
    summary: `${call.summary} as a file`,
    method: 'GET',
    query,
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
