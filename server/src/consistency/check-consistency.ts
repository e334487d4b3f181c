import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { describeCause } from '#src/core/errors/describe-cause.ts';
import type { Check, CheckContext } from '#src/core/inspection/check.ts';
import { dueChecks, keepOutcome } from './consistency.repo.ts';
import { runCheck } from './run-check.ts';

interface CheckOptions {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** Checks that have been done since are not done again; those of today, where it is not given. */
  readonly since?: string | undefined;
  readonly signal: AbortSignal;
}

/**
 * Does the checks of the data one after the other, each for itself: one that cannot be done keeps no other from
 * it. What they find is kept and logged, and mended by nobody (0095).
 * @throws the reason of `signal` when that is aborted; checks that are not done then are still due
 */
export async function checkConsistency(
  context: CheckContext,
  { log, since, signal }: CheckOptions,
): Promise<void> {
  const due = await dueChecks(context.db, since);
  for (const check of due) await checkOnce(check, context, { log, signal });
}

async function checkOnce(
  check: Check,
  context: CheckContext,
  { log, signal }: Pick<CheckOptions, 'log' | 'signal'>,
): Promise<void> {
  const { key } = check.definition;
  const startedAt = await databaseTime(context);
  const outcome = await runCheck(check, context, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    log.error({ check: key, cause: describeCause(error) }, 'a check of the data could not be done');
    return null;
  });
  await keepOutcome(context.db, check, { startedAt, outcome });
  if (outcome === null) return;
  const { found, findings, note } = outcome;
  if (found === 0) log.info({ check: key, ...note }, 'data checked');
  else log.error({ check: key, found, findings, ...note }, 'the data do not agree with each other');
}

/** The time by which requests for a check are compared. */
async function databaseTime({ db }: Pick<CheckContext, 'db'>): Promise<string> {
  const { rows } = await sql<{ now: string }>`select now()`.execute(db);
  return rows[0]?.now ?? '';
}
