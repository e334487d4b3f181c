import * as z from 'zod/mini';

/** The state of what a card shows: well; better looked at; in need of somebody who acts. */
const cardLevel = z.enum(['ok', 'warning', 'problem']);

export type CardLevel = z.infer<typeof cardLevel>;

/** A card of the screen 'System'. */
export interface CardDefinition<
  Key extends string = string,
  State extends z.ZodMiniObject = z.ZodMiniObject,
> {
  /** Its name in the overview. */
  readonly key: Key;
  /** Its level, and what its words need. */
  readonly state: State;
  /** How it stands in the overview; `state` is null where it could not be found out in time. */
  readonly reply: z.ZodMiniObject<{ key: z.ZodMiniLiteral<Key>; state: z.ZodMiniNullable<State> }>;
}

/** Declares a card (docs/product/operation.md#system): what its area says of itself besides the level. Words are the browser's. */
export function defineCard<const Key extends string, Facts extends z.core.$ZodShape>(
  key: Key,
  facts: Facts,
) {
  const state = z.object({ level: cardLevel, ...facts });
  const reply = z.object({ key: z.literal(key), state: z.nullable(state) });
  return { key, state, reply } satisfies CardDefinition<Key, typeof state>;
}

/** The state of a card as its area gives it. */
export type StateOf<Card extends CardDefinition> = z.output<Card['state']>;
