import { usualRate } from '@grzadka/contract/meter/verdict/usual-rate';
import type { VerdictContext } from '@grzadka/contract/meter/verdict/verdict-context';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import {
  type ContextRow,
  contextColumns,
  presentContext,
  presentLatest,
} from './read-verdict-context.ts';

/** The stored meter and the time of a reading to be judged. */
interface AskedTime {
  readonly meterId: string;
  /** As on the wire. */
  readonly measuredAt: string;
  /** A stored measurement that is asked about, and does not count for itself. */
  readonly without?: string;
}

/**
 * What verdicts on readings of many meters need to know, by one statement; undefined where there is no such meter. Each
 * context takes the measurements that come before it is used, though they are not stored yet.
 */
export async function readVerdictContexts(
  db: Kysely<Database>,
  asked: readonly AskedTime[],
): Promise<(ExtendedContext | undefined)[]> {
  const { rows } = await sql<ContextRow & { position: number }>`
    select asked.position::int, ${contextColumns(sql`asked.without`)}
    from unnest(
      ${asked.map(({ meterId }) => meterId)}::uuid[],
      ${asked.map(({ measuredAt }) => measuredAt)}::timestamptz[],
      ${asked.map(({ without }) => without ?? null)}::uuid[]
    ) with ordinality as asked (meter_id, at, without, position)
    join meter on meter.id = asked.meter_id
  `.execute(db);
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  return asked.map((_, index) => {
    const row = byPosition.get(index + 1);
    return row && extendable(row);
  });
}

/** Gives the context as it is once these measurements are stored, too. */
type ExtendedContext = (stored: VerdictContext['measurements']) => VerdictContext;

function extendable(row: ContextRow): ExtendedContext {
  const context = presentContext(row);
  return (stored) =>
    stored.length === 0
      ? context
      : {
          ...context,
          measurements: [...context.measurements, ...stored],
          usual: usualRate([...row.latest.map(presentLatest), ...stored], context.installations),
        };
}
