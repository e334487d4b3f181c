import * as z from 'zod/mini';
import type { Permission } from '../access/permissions.ts';
import { requiredInstant } from '../fields.ts';
import { type ListDefinition, type ListSelection, largestPageSize } from '../list/list.ts';
import { wholeListQuery } from '../list/list-query.ts';
import { messages } from '../messages.ts';
import { despiteFindings } from '../publication/despite-findings.ts';
import { type EndpointDefinition, endpoint } from './endpoint.ts';
import { idsOf } from './ids-of.ts';

/** The fields of each action on many records, besides which records they are. */
const actionFields = {
  delete: {},
  'publish-now': despiteFindings,
  'end-publication': {},
  'pin-until': { until: requiredInstant },
} as const;

/** What can be done with many records of a list in one call. */
export type BulkAction = keyof typeof actionFields;

/** The actions of what is published, and of what can be pinned besides. */
export const publicationActions = ['delete', 'publish-now', 'end-publication'] as const;
export const pinActions = [...publicationActions, 'pin-until'] as const;

/**
 * The most records of a call. One page of a list can have as many, so that whoever has the whole
 * list before them can also name all of it.
 */
export const mostAtOnce = largestPageSize;

/** An action with what it needs to know. */
export type BulkTask<Action extends BulkAction> = Action extends BulkAction
  ? { readonly action: Action } & Readonly<Fields<(typeof actionFields)[Action]>>
  : never;

/** What a shape holds; of an empty one zod itself says that no field whatever may stand beside it. */
type Fields<Shape extends z.core.$ZodShape> = Pick<
  z.infer<z.ZodMiniObject<Shape>>,
  keyof Shape & keyof z.infer<z.ZodMiniObject<Shape>>
>;

/** Which records an action is about: those of the ids, or all that the list would show. */
type Which<Query> =
  | { readonly ids: readonly string[]; readonly query?: undefined }
  | { readonly query: Query; readonly ids?: undefined };

/** The body of a bulk call as the server takes it. */
export type BulkRequest<L extends ListDefinition, Action extends BulkAction> = BulkTask<Action> &
  Which<ListSelection<L>>;

/** The same as a caller states it: the query as texts. */
export type BulkInput<Action extends BulkAction> = BulkTask<Action> &
  Which<Readonly<Record<string, string>>>;

/** What became of many: to how many it was done, and why not to the others. */
export const outcomeOfMany = z.object({
  done: z.int().check(z.minimum(0)),
  failed: z.array(z.object({ id: z.string(), message: z.string() })),
});

export type OutcomeOfMany = z.infer<typeof outcomeOfMany>;

/** The same of records, and with which entry of the audit each deletion can be undone. */
export const bulkReply = z.extend(outcomeOfMany, {
  deleted: z.optional(z.array(z.object({ id: z.string(), auditEntry: z.string() }))),
});

/** What is said of one of the records that is not there. */
export const recordGone = 'Tej pozycji już nie ma – ktoś mógł ją usunąć.';

export type BulkReply = z.infer<typeof bulkReply>;

interface BulkCall<L extends ListDefinition, Action extends BulkAction>
  extends Pick<EndpointDefinition, 'path' | 'summary'> {
  readonly method: 'POST';
  readonly body: z.ZodMiniType<BulkRequest<L, Action>, BulkInput<Action>>;
  readonly reply: typeof bulkReply;
}

type ListCall = Pick<EndpointDefinition, 'path' | 'params'> & { readonly permission: Permission };

/**
 * Declares the call that does one thing to many records of a list, at the list's own path; whoever may
 * do it to one may do it to many (docs/product/rules.md#bulk).
 */
export function bulkEndpoint<
  const C extends ListCall,
  L extends ListDefinition,
  const Action extends BulkAction,
>(
  call: C,
  { words, list, actions }: { words: string; list: L; actions: readonly Action[] },
): Omit<C, 'path'> & BulkCall<L, Action> {
  const [first, ...others] = actions.map((action) => taskShape(action, list));
  if (!first) throw new Error(`Nothing is done to many of ${words}`);
  // Which shapes there are follows from the actions, as the type says; the compiler cannot see it.
  const body = z.discriminatedUnion('action', [first, ...others]) as unknown;
  return endpoint({
    ...call,
    path: `${call.path}/bulk`,
    summary: `Do one thing to many of ${words}`,
    method: 'POST',
    body: body as BulkCall<L, Action>['body'],
    reply: bulkReply,
  });
}

/** An action with the records that it is about: named by their ids or by the list's query, never by both. */
function taskShape(action: BulkAction, list: ListDefinition) {
  return z
    .strictObject({
      action: z.literal(action),
      ...actionFields[action],
      ids: z.optional(chosenIds),
      // Nobody looks whether the caller may ask by the guarded part.
      query: z.optional(wholeListQuery(list.guarded?.without ?? list)),
    })
    .check(
      z.refine((task) => (task.ids === undefined) !== (task.query === undefined), {
        error: messages.malformedRequest,
      }),
      z.meta({ oneOf: [{ required: ['ids'] }, { required: ['query'] }] }),
    );
}

/** The ids of records that were chosen in a list. */
export const chosenIds = idsOf(mostAtOnce);
