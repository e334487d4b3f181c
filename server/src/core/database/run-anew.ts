import { isReferenceBroken } from '../errors/database-error.ts';
import { errorCode } from '../errors/error-code.ts';

const mostTries = 5;

/**
 * Does work that is one transaction, and does it anew where PostgreSQL gave it up because it and others waited for each
 * other's locks: nothing of it has happened then, and the others are done. The work has to be one that can be done twice.
 */
export function evenIfDeadlocked<Result>(work: () => Promise<Result>): Promise<Result> {
  return runAnew(work, (error, tries) => isDeadlock(error) && tries < mostTries);
}

/**
 * As `evenIfDeadlocked`, and once more after a broken foreign key: what the work had found was deleted before it referred to
 * it. The second time it does not find it, and leaves it out or says that it is gone.
 */
export function evenBesideOthers<Result>(work: () => Promise<Result>): Promise<Result> {
  let isBroken = false;
  return runAnew(work, (error, tries) => {
    if (!isReferenceBroken(error)) return isDeadlock(error) && tries < mostTries;
    const isFirst = !isBroken;
    isBroken = true;
    return isFirst;
  });
}

async function runAnew<Result>(
  work: () => Promise<Result>,
  isWorthAnother: (error: unknown, tries: number) => boolean,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isWorthAnother(error, tries)) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && (errorCode(error) === '40P01' || isDeadlock(error.cause));
}
