import type * as z from 'zod/mini';
import type { Permission } from '../access/permissions.ts';
import type { ErrorCode } from '../errors.ts';
import { created } from '../fields.ts';
import type { ListDefinition } from '../list/list.ts';
import type { RecordDefinition } from '../record/record.ts';
import { type BulkAction, bulkEndpoint } from './bulk.ts';
import type { EndpointDefinition } from './endpoint.ts';
import { chosenExportEndpoint, exportEndpoint, listEndpoint } from './list-endpoint.ts';

type Path = EndpointDefinition['path'];

/** The calls that write; what is said of one of them stands under its name. */
type Write = 'create' | 'update' | 'delete';

/** What the plain calls of a kind of record take and answer, and where they are. */
interface PlainCalls {
  /** A schema of the ids that name one of them in paths, and in bodies among the other fields; none of the only one. */
  readonly key?: z.ZodMiniType;
  readonly list?: ListDefinition;
  /** What can be done with many of the list in one call; nothing where not stated. */
  readonly bulk?: readonly BulkAction[];
  /** One of them as its own screen shows it. */
  readonly details?: z.ZodMiniType;
  /** The form of a new one. */
  readonly create?: z.ZodMiniType;
  /** The edit form: the key and what may be changed. */
  readonly update?: z.ZodMiniType;
  /** What a call is refused with besides what any such is, as with a name that is taken. */
  readonly refuses?: { readonly [W in Write]?: readonly ErrorCode[] };
  /** What a call does, where that is not just to add, to change or to delete one. */
  readonly summaries?: { readonly [W in Write]?: string };
  /** Where the calls are; a call without an address does not exist. */
  readonly paths: { readonly [Name in Write | 'list' | 'get']?: Path };
}

type Restorable = Pick<RecordDefinition, 'restorable'>;

interface Call {
  readonly path: Path;
  readonly summary: string;
  readonly permission: Permission;
}

type Keyed<C extends PlainCalls> = C['key'] extends z.ZodMiniType
  ? { readonly params: C['key'] }
  : unknown;

type GetCall<C extends PlainCalls> = Call &
  Keyed<C> & {
    readonly method: 'GET';
    readonly reply: NonNullable<C['details']>;
    readonly versioned: true;
  };

interface CreateCall<C extends PlainCalls> extends Call {
  readonly method: 'POST';
  readonly body: NonNullable<C['create']>;
  readonly reply: typeof created;
  readonly status: 201;
}

interface UpdateCall<C extends PlainCalls> extends Call {
  readonly method: 'PUT';
  readonly body: NonNullable<C['update']>;
  readonly versioned: true;
}

type DeleteCall<R extends Restorable, C extends PlainCalls> = Call &
  Keyed<C> & { readonly method: 'DELETE'; readonly versioned: true } & (R extends {
    restorable: true;
  }
    ? { readonly restorable: true }
    : unknown);

/** A list has two calls: its pages, and the whole of it as a file. */
export interface ListCalls<L extends ListDefinition> {
  readonly list: ReturnType<typeof listEndpoint<Call, L>>;
  readonly export: ReturnType<typeof exportEndpoint<Call, L>>;
}

/** Where records can be chosen: a file of them. */
export interface ChosenExportCalls<L extends ListDefinition> {
  readonly exportChosen: ReturnType<typeof chosenExportEndpoint<Call, L>>;
}

/** And what can be done with them. */
type BulkCalls<L extends ListDefinition, Action extends BulkAction> = ChosenExportCalls<L> & {
  readonly bulk: ReturnType<typeof bulkEndpoint<Omit<Call, 'summary'>, L, Action>>;
};

type CallsOfList<L, Actions> = L extends ListDefinition
  ? ListCalls<L> & (Actions extends readonly BulkAction[] ? BulkCalls<L, Actions[number]> : unknown)
  : unknown;

/** The plain calls of a kind of record: those that have an address. */
type RecordEndpoints<R extends Restorable, C extends PlainCalls> = (C['paths'] extends {
  list: Path;
}
  ? CallsOfList<C['list'], C['bulk']>
  : unknown) &
  (C['paths'] extends { get: Path } ? { readonly get: GetCall<C> } : unknown) &
  (C['paths'] extends { create: Path } ? { readonly create: CreateCall<C> } : unknown) &
  (C['paths'] extends { update: Path } ? { readonly update: UpdateCall<C> } : unknown) &
  (C['paths'] extends { delete: Path } ? { readonly delete: DeleteCall<R, C> } : unknown);

/**
 * Declares the plain calls of a kind of record; those that do more than list, get, create, update or delete stand beside
 * them among the area's endpoints. Reading one answers with its version as an ETag, changing or deleting it honours
 * If-Match.
 */
export function recordEndpoints<const R extends RecordDefinition, const C extends PlainCalls>(
  { words, permissions, restorable }: R,
  { key, list, bulk, details, create, update, refuses = {}, summaries = {}, paths }: C,
): RecordEndpoints<R, C> {
  const { read, write } = permissions;
  const keyed = key && { params: key };
  const writing = (call: Write, verb: string) => ({
    summary: summaries[call] ?? `${verb} ${words.one}`,
    permission: write,
    ...(refuses[call] && { refuses: refuses[call] }),
  });
  const calls: Record<string, EndpointDefinition> = {};
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
  if (paths.get && details) {
    const what = { summary: `Read ${words.one}`, permission: read, reply: details };
    calls['get'] = { method: 'GET', path: paths.get, ...what, ...keyed, versioned: true };
  }
  if (paths.create && create) {
    const what = { ...writing('create', 'Add'), body: create, reply: created };
    calls['create'] = { method: 'POST', path: paths.create, ...what, status: 201 };
  }
  if (paths.update && update) {
    const what = { ...writing('update', 'Change'), body: update };
    calls['update'] = { method: 'PUT', path: paths.update, ...what, versioned: true };
  }
  if (paths.delete) {
    const what = { ...writing('delete', 'Delete'), ...keyed, ...(restorable && { restorable }) };
    calls['delete'] = { method: 'DELETE', path: paths.delete, ...what, versioned: true };
  }
  // Which of them there are follows from the addresses, as the type says; the compiler cannot see it.
  return calls as RecordEndpoints<R, C>;
}
