/** How long a save waits for what it may warn of, in milliseconds. */
const longestWait = 3000;

/**
 * What is found before the save has to go on; undefined where that takes too long or fails, which keeps nobody
 * from saving, since it only warns.
 */
export async function findInTime<Found>(
  find: (signal: AbortSignal) => Promise<readonly Found[]>,
): Promise<readonly Found[] | undefined> {
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(), longestWait);
  try {
    return await find(wait.signal);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
