import type { Permission } from '@grzadka/contract/core/access/permissions';
import type { BulkAction, BulkRequest, BulkTask } from '@grzadka/contract/core/call/bulk';
import type {
  EndpointDefinition,
  ParsedRequest,
  ReplyOf,
} from '@grzadka/contract/core/call/endpoint';
import type { ListDefinition, ListSelection } from '@grzadka/contract/core/list/list';
import type { RecordDefinition } from '@grzadka/contract/core/record/record';
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import { runBulk } from '../bulk/run-bulk.ts';
import {
  createRecord,
  type Deletion,
  deleteRecord,
  type RecordKind,
  type RecordTable,
  updateRecord,
} from '../change/change.ts';
import type { IfMatch } from '../change/if-match.ts';
import { readRow } from '../database/read-row.ts';
import { snakeCase } from '../database/snake-case.ts';
import type { Database } from '../database/tables.ts';
import { conflictAt } from '../errors/app-error.ts';
import { type BrokenRules, explainBroken, explainReferred } from '../errors/broken-rules.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Caller } from '../http/caller.ts';
import { rowPresenter, type ToldRow } from './row-presenter.ts';

type Db = Kysely<Database>;

type Call = EndpointDefinition & { readonly permission: Permission };

/** The calls of one record, and of many, that a kind of record may have. */
type Calls = { readonly [Name in 'get' | 'create' | 'update' | 'delete' | 'bulk']?: Call };

type PlainRecord = Pick<RecordDefinition, 'fields' | 'deletion'> & RecordKind<RecordTable>;

interface Id {
  readonly id: string;
}

interface Version {
  readonly version: number;
}

interface Asked {
  readonly caller: Caller;
}

interface AskedOfVersion extends Asked {
  readonly ifMatch: IfMatch;
}

/** What serves each call: it gets the ids of the address or the fields of the body, and who sent them. */
interface Work<C extends Call> {
  readonly get: (db: Db, key: ParsedRequest<C>['params'] & Asked) => Promise<ReplyOf<C> & Version>;
  readonly create: (db: Db, request: ParsedRequest<C>['body'] & Asked) => Promise<Id>;
  readonly update: (db: Db, request: ParsedRequest<C>['body'] & AskedOfVersion) => Promise<Version>;
  readonly delete: (
    db: Db,
    request: ParsedRequest<C>['params'] & AskedOfVersion,
  ) => Promise<C extends { restorable: true } ? Deletion : unknown>;
  readonly bulk: Bulk<ParsedRequest<C>['body']>;
}

/** What is done to many: who they are that a query finds, and each action but deleting, which is done as to one. */
type Bulk<Task> = [Task] extends [{ readonly action: infer Action; readonly query?: infer Query }]
  ? {
      readonly find: (query: NonNullable<Query>) => Promise<readonly string[]>;
      readonly actions: (caller: Caller) => {
        readonly [One in Exclude<Action & BulkAction, 'delete'>]: (
          id: string,
          task: BulkTask<One>,
        ) => Promise<unknown>;
      };
    }
  : never;

/** What serves a call where nothing is given: the row is the reply, the form is a row, and the id alone names it. */
interface PlainWork<R extends PlainRecord, Row = Database[R['table']]> {
  readonly get: R extends { hasTextIds: true }
    ? undefined
    : (db: Db, key: Id & Asked) => Promise<ToldRow<R, Selectable<Row>>>;
  readonly create: (db: Db, request: Omit<Insertable<Row>, 'id'> & Asked) => Promise<Id>;
  readonly update: (db: Db, request: Id & Updateable<Row> & AskedOfVersion) => Promise<Version>;
  readonly delete: (db: Db, request: Id & AskedOfVersion) => Promise<Deletion>;
  readonly bulk: undefined;
}

/** The names of the calls that plain work does not serve, or whose body holds more than columns of the table. */
type NotPlain<R extends PlainRecord, E extends Calls> = {
  [Name in keyof E & keyof Calls]: [
    PlainWork<R>[Name],
    keyof ParsedRequest<NonNullable<E[Name]>>['body'],
  ] extends [Work<NonNullable<E[Name]>>[Name], keyof Database[R['table']]]
    ? never
    : Name;
}[keyof E & keyof Calls];

/** What must be given, and what may be. */
type Special<R extends PlainRecord, E extends Calls> = {
  /** What a save is refused with that breaks a rule of the table's own, other than that of a unique field. */
  readonly rules?: BrokenRules;
  /** What is said where one is deleted that any others refer to, where the definition does not say it (`deletion`). */
  readonly inUse?: string;
} & { readonly [Name in NotPlain<R, E>]: Work<NonNullable<E[Name]>>[Name] } & {
  readonly [Name in keyof E & keyof Calls]?: Work<NonNullable<E[Name]>>[Name];
};

/** How the calls of any record are served. */
interface Serving {
  readonly rules?: BrokenRules;
  readonly get: (db: Db, key: Id & Asked) => Promise<object>;
  readonly create: (db: Db, request: Asked) => Promise<object>;
  readonly update: (db: Db, request: Id & AskedOfVersion) => Promise<object>;
  readonly delete: (db: Db, request: Id & AskedOfVersion) => Promise<unknown>;
  /** What is said of one that any others refer to. */
  readonly inUse?: string | undefined;
  readonly bulk?: {
    readonly find: (query: ListSelection<ListDefinition>) => Promise<readonly string[]>;
    readonly actions: (caller: Caller) => {
      readonly [One in Exclude<BulkAction, 'delete'>]: (
        id: string,
        task: BulkTask<BulkAction>,
      ) => Promise<unknown>;
    };
  };
}

/**
 * Serves the calls of a record that there are among `calls`. Where nothing is given, reading answers with the row, and
 * creating, changing and deleting write the columns that the body names, by `core/change`. What needs more is given by
 * its name, and does not compile where it is missing: a row that is not the reply, a body that is not a row.
 */
export function serveRecord<const R extends PlainRecord, const E extends Calls>(
  context: Pick<AppContext, 'serve' | 'db'>,
  record: R,
  calls: E,
  special: Special<R, E>,
): void {
  // That whatever is not plain has been given is checked above; calls that are parameters are too much for the compiler.
  const { rules: unique, ...plain } = plainWork(record);
  const { rules, ...given } = special as Partial<Serving>;
  serveWork(context, calls, { ...plain, ...given, rules: { ...unique, ...rules } });
}

/** What serves the calls of a record whose row is the reply, and whose forms are rows. */
export function plainWork(record: PlainRecord): Serving {
  const kind: RecordKind<RecordTable> = record;
  const present = rowPresenter(record);
  return {
    get: async (db, { id }) => present(await readRow(db, kind.table, id)),
    create: (db, { caller, ...values }) => createRecord(db, kind, { values, caller }),
    update: (db, { id, caller, ifMatch, ...set }) =>
      updateRecord(db, kind, { id, caller, ifMatch, set }),
    delete: (db, request) => deleteRecord(db, kind, request),
    rules: uniqueFields(record),
    inUse: record.deletion?.inUse,
  };
}

/** What a save is refused with that takes what another record has. */
function uniqueFields({ table, fields }: PlainRecord): BrokenRules {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => {
      const taken = field?.kind === 'text' ? field.unique : undefined;
      if (taken === undefined) return [];
      return [[`${snakeCase(table)}_${snakeCase(key)}_unique`, () => conflictAt({ [key]: taken })]];
    }),
  );
}

/** Serves those calls that there are. */
export function serveWork(
  { serve, db }: Pick<AppContext, 'serve' | 'db'>,
  calls: Calls,
  one: Serving,
): void {
  const explain = explainBroken(one.rules ?? {});
  const referred = one.inUse === undefined ? explain : explainReferred(one.inUse);

  if (calls.get)
    serve(calls.get, ({ params, caller }) => one.get(db, { ...(params as Id), caller }));
  if (calls.create) {
    serve(calls.create, ({ body, caller }) =>
      one.create(db, { ...(body as object), caller }).catch(explain),
    );
  }
  if (calls.update) {
    serve(calls.update, ({ body, caller, ifMatch }) =>
      one.update(db, { ...(body as Id), caller, ifMatch }).catch(explain),
    );
  }
  if (calls.delete) {
    serve(calls.delete, ({ params, caller, ifMatch }) =>
      one
        .delete(db, { ...(params as Id), caller, ifMatch })
        .catch(explain)
        .catch(referred),
    );
  }
  const { bulk } = one;
  if (calls.bulk && bulk) {
    serve(calls.bulk, ({ body, caller, request }) =>
      runBulk(body as BulkRequest<ListDefinition, BulkAction>, {
        request,
        find: bulk.find,
        actions: {
          ...bulk.actions(caller),
          delete: (id) =>
            one.delete(db, { id, caller, ifMatch: undefined }).catch(explain).catch(referred),
        },
      }),
    );
  }
}
