import fc from 'fast-check';

/** Which of those there are by then. */
export const which = fc.nat(20);

/** Of those there are the one that is meant, counted round; undefined where there are none. */
export function pick<One>(all: readonly One[], nth: number): One | undefined {
  return all[nth % Math.max(all.length, 1)];
}

/** Does something with the one that is meant, where there are any. */
export async function withOne<One>(
  all: readonly One[],
  nth: number,
  work: (one: One) => Promise<unknown>,
): Promise<void> {
  const one = pick(all, nth);
  if (one !== undefined) await work(one);
}
