import type { CardDefinition, CardLevel } from '@grzadka/contract/core/system-card';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import { describeCause } from '../errors/describe-cause.ts';
import type { AppContext } from '../http/app-context.ts';
import { inTime } from '../in-time.ts';

/** What a card may ask. */
export interface CardContext extends Omit<AppContext, 'serve'> {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Milliseconds in which a card has to answer: the others wait for it. */
const usualLimit = 2_000;

/**
 * Binds a card of the screen 'System' to the function that reads its state. A card that fails, or takes too long, has the state
 * null, which is logged; the other cards are not held up.
 */
export function readCard<Key extends string, State extends z.ZodMiniObject>(
  { key }: CardDefinition<Key, State>,
  read: (context: CardContext) => Promise<z.output<State> & { level: CardLevel }>,
  limit = usualLimit,
) {
  return async (context: CardContext): Promise<{ key: Key; state: z.output<State> | null }> => {
    try {
      return { key, state: await inTime(read(context), limit) };
    } catch (error) {
      context.log.warn({ card: key, cause: describeCause(error) }, 'a card tells of no state');
      return { key, state: null };
    }
  };
}
