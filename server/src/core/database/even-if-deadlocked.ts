import { errorCode } from '../errors/error-code.ts';

const mostTries = 5;

/**
 * Does work that is one transaction, and does it anew where PostgreSQL gave it up because it and others waited for each
 * other's locks: nothing of it has happened then, and the others are done. The work has to be one that can be done twice.
 */
export async function evenIfDeadlocked<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error) || tries === mostTries) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && (errorCode(error) === '40P01' || isDeadlock(error.cause));
}
