import type { DeadlineDefinition, ToldDeadline } from '@grzadka/contract/core/time/deadline';
import type { FastifyBaseLogger } from 'fastify';
import type { RawBuilder } from 'kysely';
import type * as z from 'zod/mini';
import type { AppContext } from '../http/app-context.ts';

/** What a source that is no table may ask. */
export interface DeadlineContext extends Pick<AppContext, 'config'> {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** One deadline of a source: which one, until when, and what its words need. */
type Told = Pick<ToldDeadline, 'id' | 'on'>;

/** Where the deadlines of a kind come from. */
export interface DeadlineSource {
  readonly definition: DeadlineDefinition;
  /** A query for their rows, by the day in the gardens; it is part of one statement with those of other kinds. */
  readonly rows?: (today: string) => RawBuilder<unknown>;
  /** What is due, of the rows if there is a query; nothing of what is over for good, or not yet near. */
  readonly tell: (
    rows: readonly unknown[],
    today: string,
    context: DeadlineContext,
  ) => readonly Told[] | Promise<readonly Told[]>;
}

type Facts<Shape extends z.core.$ZodShape> = Told & {
  [Name in keyof Shape]: z.output<Shape[Name]>;
};

/**
 * Binds a kind of deadline to a query, and to what its rows mean. Days come as texts, names of columns in camel case. The query
 * is asked each time somebody opens one of the screens: it reads few rows, by an index where the table is large.
 */
export function deadlinesOfRows<Kind extends string, Shape extends z.core.$ZodShape, Row>(
  definition: DeadlineDefinition<Kind, Shape>,
  rows: (today: string) => RawBuilder<Row>,
  tell: (row: Row, today: string) => Facts<Shape> | undefined,
): DeadlineSource {
  return {
    definition,
    rows,
    // The rows are those of the query.
    tell: (found, today) =>
      (found as readonly Row[]).map((row) => tell(row, today)).filter((told) => told !== undefined),
  };
}

/** Binds a kind of deadline that stands in no table to what finds it out; a failure of that is its own to bear. */
export function deadlineFoundBy<Kind extends string, Shape extends z.core.$ZodShape>(
  definition: DeadlineDefinition<Kind, Shape>,
  find: (context: DeadlineContext) => Promise<Facts<Shape> | undefined>,
): DeadlineSource {
  return {
    definition,
    tell: async (_rows, _today, context) => {
      const told = await find(context);
      return told === undefined ? [] : [told];
    },
  };
}
