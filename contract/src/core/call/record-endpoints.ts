import * as z from 'zod/mini';
import type { Permission } from '../access/permissions.ts';
import type { ErrorCode } from '../errors.ts';
import { created, id } from '../fields.ts';
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
  /** A schema of the ids that name one of them in paths, where that is not `id` alone; null of the only one. */
  readonly key?: z.ZodMiniType | null;
  readonly list?: ListDefinition;
  /** What can be done with many of the list in one call; nothing where not stated. */
  readonly bulk?: readonly BulkAction[];
  /** One of them as its own screen shows it. */
  readonly details?: z.ZodMiniType;
  /** The form of a new one. */
  readonly create?: z.ZodMiniType;
  /** The edit form: the key and what may be changed. */
  readonly update?: z.ZodMiniType;
  /** What a call is refused with besides what any such is, and what follows from the record: a text that is taken, one in use. */
  readonly refuses?: { readonly [W in Write]?: readonly ErrorCode[] };
  /** What a call does, where that is not just to add, to change or to delete one. */
  readonly summaries?: { readonly [W in Write]?: string };
  /**
   * Where the calls are, if not at the usual addresses (`pathsOf`); then a call without an address does not exist. At the usual
   * ones is each that has a schema here, and one that deletes.
   */
  readonly paths?: { readonly [Name in CallName]?: Path };
}

type CallName = Write | 'list' | 'get';

/** The calls that there are where no addresses are stated, by what is stated of them. */
interface UsualCalls {
  readonly list: 'list';
  readonly details: 'get';
  readonly create: 'create';
  readonly update: 'update';
}

/** The names of the calls that there are. */
type NamesOf<C extends PlainCalls> = C['paths'] extends object
  ? keyof C['paths']
  : UsualCalls[keyof C & keyof UsualCalls] | 'delete';

/** What names one record in paths, of most kinds. */
const byId = z.object({ id });

type Restorable = Pick<RecordDefinition, 'restorable'>;

interface Call {
  readonly path: Path;
  readonly summary: string;
  readonly permission: Permission;
}

/** A call about one record, as its address names it. */
type KeyedCall<C extends PlainCalls> = C['key'] extends null
  ? Call
  : Call & { readonly params: C['key'] extends z.ZodMiniType ? C['key'] : typeof byId };

type GetCall<C extends PlainCalls> = KeyedCall<C> & {
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

type DeleteCall<R extends Restorable, C extends PlainCalls> = KeyedCall<C> & {
  readonly method: 'DELETE';
  readonly versioned: true;
} & (R extends { restorable: true } ? { readonly restorable: true } : unknown);

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

interface CallsOfOne<R extends Restorable, C extends PlainCalls> {
  readonly get: GetCall<C>;
  readonly create: CreateCall<C>;
  readonly update: UpdateCall<C>;
  readonly delete: DeleteCall<R, C>;
}

/** The plain calls of a kind of record that there are. */
type RecordEndpoints<R extends Restorable, C extends PlainCalls> = ('list' extends NamesOf<C>
  ? CallsOfList<C['list'], C['bulk']>
  : unknown) &
  Pick<CallsOfOne<R, C>, NamesOf<C> & keyof CallsOfOne<R, C>>;

/** Where the calls of most kinds of record are. */
function pathsOf({ name }: Pick<RecordDefinition, 'name'>): Readonly<Record<CallName, Path>> {
  const list = `/api/${name}` as const;
  return {
    list,
    get: `${list}/get/:id`,
    create: `${list}/create`,
    update: `${list}/update`,
    delete: `${list}/delete/:id`,
  };
}

const conflict: readonly ErrorCode[] = ['conflict'];

function hasUniqueField({ fields }: Pick<RecordDefinition, 'fields'>): boolean {
  return Object.values(fields).some(
    (field) => field?.kind === 'text' && field.unique !== undefined,
  );
}

/**
 * Declares the plain calls of a kind of record; those that do more than list, get, create, update or delete stand beside
 * them among the area's endpoints. Reading one answers with its version as an ETag, changing or deleting it honours
 * If-Match.
 */
export function recordEndpoints<const R extends RecordDefinition, const C extends PlainCalls>(
  record: R,
  { key = byId, list, bulk, details, create, update, refuses = {}, summaries = {}, ...at }: C,
): RecordEndpoints<R, C> {
  const { words, permissions, restorable, deletion } = record;
  const { paths = pathsOf(record) } = at;
  const { read, write } = permissions;
  const keyed = key && { params: key };
  const taken = hasUniqueField(record) ? conflict : [];
  const refused = { create: taken, update: taken, delete: deletion ? conflict : [] };
  const does = {
    create: `Add ${words.one}`,
    update: `Change ${words.one}`,
    delete: deletion?.summary ?? `Delete ${words.one}`,
    ...summaries,
  };
  const writing = (call: Write) => ({
    summary: does[call],
    permission: write,
    refuses: [...refused[call], ...(refuses[call] ?? [])],
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
    const what = { ...writing('create'), body: create, reply: created };
    calls['create'] = { method: 'POST', path: paths.create, ...what, status: 201 };
  }
  if (paths.update && update) {
    const what = { ...writing('update'), body: update };
    calls['update'] = { method: 'PUT', path: paths.update, ...what, versioned: true };
  }
  if (paths.delete) {
    const what = { ...writing('delete'), ...keyed, ...(restorable && { restorable }) };
    calls['delete'] = { method: 'DELETE', path: paths.delete, ...what, versioned: true };
  }
  // Which of them there are follows from what is stated, as the type says; the compiler cannot see it.
  return calls as RecordEndpoints<R, C>;
}
