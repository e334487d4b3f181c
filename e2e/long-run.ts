import { env } from 'node:process';

/** Marks a test that `npm run test:long` runs and `npm test` does not: one that walks on a phone, too, what it walks on a PC. */
export const inLongRun = '@long';

/** Whether this is the long run, in which nothing is left out. */
export const isLongRun = env['LONG_RUN'] === 'true';

/** All of them in the long run, else the first and each so many-th after it: what is one mechanism for all is seen at these. */
export function some<One>(all: readonly One[], each: number): readonly One[] {
  return isLongRun ? all : all.filter((_, index) => index % each === 0);
}
