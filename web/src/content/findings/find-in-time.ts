import type { Finding } from '@grzadka/contract/site/findings/findings.model';
import type { FindPersonalData } from './find-personal-data.ts';

/** How long a save waits for what it may warn of, in milliseconds. */
const longestWait = 3000;

/** What is found before the save has to go on: nothing where that takes too long or fails, since it only warns. */
export async function findInTime(find: FindPersonalData): Promise<readonly Finding[]> {
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(), longestWait);
  try {
    return await find(wait.signal);
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
  }
}
