import { installationAt } from '@grzadka/contract/meter/installation/installation-at';
import type { Finding } from '@grzadka/contract/meter/measurement/finding';
import { verdict } from '@grzadka/contract/meter/verdict/verdict';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { type JudgedMeter, type ReadingTime, readVerdictContext } from './read-verdict-context.ts';

/** A value of a meter with what was found in it. */
export interface JudgedReading extends Pick<JudgedMeter, 'type' | 'measuredAt'> {
  readonly meterId: string;
  /** A decimal as text, as the dial shows it. */
  readonly value: string;
  /** The device that was there then; undefined where `findings` refuse the reading for want of one. */
  readonly installationId: string | undefined;
  readonly findings: readonly Finding[];
}

/**
 * Judges a value by what the database knows; nothing is stored. What is read now is never later than now, whatever a
 * clock that was set back says. 404 when there is no such meter. docs/product/readings.md#verdict.
 */
export async function judgeReading(
  db: Kysely<Database>,
  { value, ...time }: ReadingTime & { value: string },
): Promise<JudgedReading> {
  const { id, type, measuredAt, context } = await readVerdictContext(db, time);
  const now = time.measuredAt === null ? new Date(measuredAt) : new Date();
  return {
    meterId: id,
    type,
    value,
    measuredAt,
    installationId: installationAt(context.installations, measuredAt)?.id,
    findings: verdict({ value: Number(value), measuredAt }, context, now),
  };
}
