import type * as z from 'zod/mini';
import type { Permission } from '../access/permissions.ts';
import { type BulkAction, bulkEndpoint } from '../call/bulk.ts';
import { type EndpointDefinition, endpoint } from '../call/endpoint.ts';
import { chosenExportEndpoint, exportEndpoint, listEndpoint } from '../call/list-endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import type { ListDefinition } from '../list/list.ts';

type Path = EndpointDefinition['path'];

/**
 * What both sides know of a kind of record. Its plain calls derive from it (`recordEndpoints`);
 * those that do more than list, get, update or delete stand beside it among the area's endpoints.
 */
export interface RecordDefinition {
  /** Names the kind everywhere: in the audit, in caches, in what one kind says of another. */
  readonly name: string;
  /** One and several of them in words, such as 'a garden' and 'the gardens', to describe calls. */
  readonly words: { readonly one: string; readonly many: string };
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
  /** What was deleted can be brought back; the deletion says with what. */
  readonly restorable?: true;
  readonly permissions: { readonly read: Permission; readonly write: Permission };
  /** Where its calls are; a call without an address does not exist. */
  readonly paths: {
    readonly list?: Path;
    readonly get: Path;
    readonly update?: Path;
    readonly delete?: Path;
  };
}

/** Declares a kind of record, keeping its precise types. */
export function defineRecord<const Definition extends RecordDefinition>(
  record: Definition,
): Definition {
  return record;
}

type Paths<R extends RecordDefinition> = R['paths'];

interface GetCall<R extends RecordDefinition> {
  readonly method: 'GET';
  readonly path: Path;
  readonly summary: string;
  readonly permission: Permission;
  readonly params: R['key'];
  readonly reply: R['details'];
  readonly versioned: true;
}

interface UpdateCall<R extends RecordDefinition> {
  readonly method: 'PUT';
  readonly path: Path;
  readonly summary: string;
  readonly permission: Permission;
  readonly body: NonNullable<R['update']>;
  readonly versioned: true;
}

type DeleteCall<R extends RecordDefinition> = {
  readonly method: 'DELETE';
  readonly path: Path;
  readonly summary: string;
  readonly permission: Permission;
  readonly params: R['key'];
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

/** The plain calls of a kind of record: those it states an address for. */
export type RecordEndpoints<R extends RecordDefinition> = {
  readonly get: GetCall<R>;
} & (Paths<R> extends {
  list: Path;
}
  ? ListCalls<R['list']> & ChosenCalls<R['list'], R['bulk']>
  : unknown) &
  (Paths<R> extends { update: Path } ? { readonly update: UpdateCall<R> } : unknown) &
  (Paths<R> extends { delete: Path } ? { readonly delete: DeleteCall<R> } : unknown);

/**
 * Declares the plain calls of a kind of record. Reading one answers with its version as an ETag,
 * changing or deleting it honours If-Match.
 */
export function recordEndpoints<const R extends RecordDefinition>(record: R): RecordEndpoints<R> {
  const { words, key, list, bulk, details, update, updateRefuses, restorable, permissions, paths } =
    record;
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
  return calls as unknown as RecordEndpoints<R>;
}
