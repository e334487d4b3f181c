import type { FastifyBaseLogger } from 'fastify';
import { describeCause } from '#src/core/errors/describe-cause.ts';
import { inTime } from '#src/core/in-time.ts';

/** Milliseconds in which a folder has to tell what it holds: one on another machine may be silent. */
const readLimit = 1_000;

/** What is read of the folder of the backups; undefined where it does not say in time, which is logged. */
export async function askFolder<Told>(
  read: Promise<Told>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Told | undefined> {
  try {
    return await inTime(read, readLimit);
  } catch (error) {
    log.warn(
      { cause: describeCause(error) },
      'the folder of the backups does not say what it holds',
    );
    return undefined;
  }
}
