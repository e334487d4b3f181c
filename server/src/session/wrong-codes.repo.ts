import { type Kysely, sql, type Transaction } from 'kysely';
import { Throttled } from '#src/core/attempt-limiter.ts';
import type { Database } from '#src/core/database/tables.ts';
import { hashToken } from '#src/core/token.ts';

/** With this many wrong codes one after the other the pauses begin: as many as are let through in one window. */
const pausesFrom = 10;

/** The first pause and the longest one, in seconds; each wrong code more doubles it. */
const firstPause = 15 * 60;
const longestPause = 24 * 60 * 60;

/** Doublings after which the longest pause is reached for sure. */
const mostDoublings = 10;

/** From so many wrong codes one after the other the owner gets an e-mail: somebody knows the password. */
const toldFrom = 5;

/** After so many days without a try a run is over. */
const daysKept = 30;

/** Who tries: on which login, and in which known browser, by its token; null in any other. */
export interface CodeTry {
  readonly loginId: string;
  readonly device: string | null;
}

/**
 * Counts a try of a code before the code is looked at, so that none of many at once goes uncounted; 429 while it has to
 * wait (docs/product/signing-in.md#second-factor).
 */
export async function beginCodeTry(db: Kysely<Database>, tried: CodeTry): Promise<void> {
  const doublings = sql`least(run.codes + 1 - ${pausesFrom}, ${mostDoublings})`;
  const pause = sql`least(${longestPause}, ${firstPause} * 2 ^ ${doublings})`;
  const { rows } = await sql`
    insert into wrong_code_run as run (login_id, device_hash, codes)
    values (${tried.loginId}, ${deviceHash(tried)}, 1)
    on conflict (login_id, device_hash) do update set
      codes = run.codes + 1,
      last_tried_at = now(),
      paused_until = case when run.codes + 1 >= ${pausesFrom}
        then now() + make_interval(secs => ${pause}) end
    where run.paused_until is null or run.paused_until <= now()
    returning codes
  `.execute(db);
  if (rows.length === 0) throw await pauseOf(db, tried);
}

/** Takes a try back of a code that could not be looked at. */
export async function takeBackCodeTry(db: Kysely<Database>, tried: CodeTry): Promise<void> {
  await db
    .updateTable('wrongCodeRun')
    .set({ codes: sql`codes - 1`, pausedUntil: null })
    .where(isOf(tried))
    .execute();
}

/** Ends the run: the code was right. */
export async function endWrongCodes(trx: Transaction<Database>, tried: CodeTry): Promise<void> {
  await trx.deleteFrom('wrongCodeRun').where(isOf(tried)).execute();
}

/** Whether the owner has to get an e-mail about a run now; true once for each run. */
export async function isToBeTold(trx: Transaction<Database>, tried: CodeTry): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('wrongCodeRun')
    .set({ toldAt: sql`now()` })
    .where(isOf(tried))
    .where('codes', '>=', toldFrom)
    .where('toldAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Forgets the runs that nobody has gone on with. */
export async function deleteOldWrongCodes(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('wrongCodeRun')
    .where('lastTriedAt', '<', sql<string>`now() - make_interval(days => ${daysKept})`)
    .execute();
}

async function pauseOf(db: Kysely<Database>, tried: CodeTry): Promise<Throttled> {
  const run = await db
    .selectFrom('wrongCodeRun')
    .select(
      sql<number>`ceil(extract(epoch from paused_until) - extract(epoch from now()))::integer`.as(
        'seconds',
      ),
    )
    .where(isOf(tried))
    .executeTakeFirst();
  // The run may have ended, or its pause, since it was looked at.
  return new Throttled({ retryAfter: Math.max(1, run?.seconds ?? 1), isFirst: false });
}

function isOf(tried: CodeTry) {
  return sql<boolean>`login_id = ${tried.loginId} and device_hash = ${deviceHash(tried)}`;
}

function deviceHash({ device }: CodeTry): Buffer {
  return device === null ? Buffer.alloc(0) : hashToken(device);
}
