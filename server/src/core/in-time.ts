/** Fails when nothing has come of `work` within so many milliseconds; it goes on unheard then. */
export async function inTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds);
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
