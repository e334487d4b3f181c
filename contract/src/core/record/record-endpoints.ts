import type * as z from 'zod/mini';
import type { Permission } from '../access/permissions.ts';
import { type BulkAction, bulkEndpoint } from '../call/bulk.ts';
import { type EndpointDefinition, endpoint } from '../call/endpoint.ts';
import { chosenExportEndpoint, exportEndpoint, listEndpoint } from '../call/list-endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import type { ListDefinition } from '../list/list.ts';
import type { RecordDefinition } from './record.ts';

type Path = EndpointDefinition['path'];

/** What the plain calls of a kind of record take and answer, and where they are. */
interface PlainCalls {
  /** A schema of the ids that name one of them in paths, and in bodies among the other fields. */
  readonly key: z.ZodMiniType;
  readonly list?: ListDefinition;
  /** What can be done with many of the list in one call; nothing where not stated. */
  readonly bulk?: readonly BulkAction[];
  /** One of them as its own screen shows it. */
  readonly details: z.ZodMiniType;
  /** The edit form: the key and what may be changed. */
  readonly update?: z.ZodMiniType;
  /** What a change of one is refused with besides what any change is, such as a name that is taken. */
  readonly updateRefuses?: readonly ErrorCode[];
  /** Where the calls are; a call without an address does not exist. */
  readonly paths: {
    readonly list?: Path;
    readonly get: Path;
    readonly update?: Path;
    readonly delete?: Path;
  };
}

type Restorable = Pick<RecordDefinition, 'restorable'>;

type Paths<C extends PlainCalls> = C['paths'];

interface GetCall<C extends PlainCalls> {
  readonly method: 'GET';
  readonly path: Path;
  readonly summary: string;
  readonly permission: Permission;
  readonly params: C['key'];
  readonly reply: C['details'];
  readonly versioned: true;
}

interface UpdateCall<C extends PlainCalls> {
  readonly method: 'PUT';
  readonly path: Path;
  readonly summary: string;
  readonly permission: Permission;
  readonly body: NonNullable<C['update']>;
  readonly versioned: true;
}

type DeleteCall<R extends Restorable, C extends PlainCalls> = {
  readonly method: 'DELETE';
  readonly path: Path;
  readonly summary: string;
  readonly permission: Permission;
  readonly params: C['key'];
  readonly versioned: true;
} & (R extends { restorable: true } ? { readonly restorable: true } : unknown);

interface PlainListCall {
  readonly path: Path;
  readonly summary: string;
  readonly permission: Permission;
}

/** A list has two calls: its pages, and the whole of it as a file. */
type ListCalls<L> = L extends ListDefinition
  ? {
      readonly list: ReturnType<typeof listEndpoint<PlainListCall, L>>;
      readonly export: ReturnType<typeof exportEndpoint<PlainListCall, L>>;
    }
  : never;

/** Where records can be chosen: what can be done with them, and a file of them. */
type ChosenCalls<L, Actions> = L extends ListDefinition
  ? Actions extends readonly BulkAction[]
    ? {
        readonly exportChosen: ReturnType<typeof chosenExportEndpoint<PlainListCall, L>>;
        readonly bulk: ReturnType<
          typeof bulkEndpoint<Omit<PlainListCall, 'summary'>, L, Actions[number]>
        >;
      }
    : unknown
  : unknown;

/** The plain calls of a kind of record: those that have an address. */
type RecordEndpoints<R extends Restorable, C extends PlainCalls> = {
  readonly get: GetCall<C>;
} & (Paths<C> extends {
  list: Path;
}
  ? ListCalls<C['list']> & ChosenCalls<C['list'], C['bulk']>
  : unknown) &
  (Paths<C> extends { update: Path } ? { readonly update: UpdateCall<C> } : unknown) &
  (Paths<C> extends { delete: Path } ? { readonly delete: DeleteCall<R, C> } : unknown);

/**
 * Declares the plain calls of a kind of record; those that do more than list, get, update or delete stand beside them
 * among the area's endpoints. Reading one answers with its version as an ETag, changing or deleting it honours If-Match.
 */
export function recordEndpoints<const R extends RecordDefinition, const C extends PlainCalls>(
  { words, permissions, restorable }: R,
  { key, list, bulk, details, update, updateRefuses, paths }: C,
): RecordEndpoints<R, C> {
  const { read, write } = permissions;
  const calls: Record<string, EndpointDefinition> = {
    get: endpoint({
      method: 'GET',
      path: paths.get,
      summary: `Read ${words.one}`,
      permission: read,
      params: key,
      reply: details,
      versioned: true,
    }),
  };
  if (paths.list && list) {
    const call = { path: paths.list, summary: `List ${words.many}`, permission: read };
    calls['list'] = listEndpoint(call, list);
    calls['export'] = exportEndpoint(call, list);
    if (bulk) {
      calls['exportChosen'] = chosenExportEndpoint(call, list);
      const many = { words: words.many, list, actions: bulk };
      calls['bulk'] = bulkEndpoint({ path: paths.list, permission: write }, many);
    }
  }
  if (paths.update && update) {
    calls['update'] = endpoint({
      method: 'PUT',
      path: paths.update,
      summary: `Change ${words.one}`,
      permission: write,
      body: update,
      versioned: true,
      ...(updateRefuses && { refuses: updateRefuses }),
    });
  }
  if (paths.delete) {
    calls['delete'] = endpoint({
      method: 'DELETE',
      path: paths.delete,
      summary: `Delete ${words.one}`,
      permission: write,
      params: key,
      versioned: true,
      ...(restorable && { restorable }),
    });
  }
  // Which of them there are follows from the addresses, as the type says; the compiler cannot see it.
  return calls as unknown as RecordEndpoints<R, C>;
}
