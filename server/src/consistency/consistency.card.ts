import { consistencyCard } from '@grzadka/contract/consistency/consistency.card';
import type { CardLevel } from '@grzadka/contract/core/system-card';
import { readCard } from '#src/core/inspection/read-card.ts';
import { readResults } from './consistency.repo.ts';

/** Milliseconds after which the checks have stopped coming: an office's computer is off for some days at times. */
const longestPause = 7 * 24 * 60 * 60 * 1000;

/** Whether the data agree with each other, and whether that is still being checked. */
export const consistencyCardState = readCard(consistencyCard, async ({ db }) => {
  const results = await readResults(db);
  const done = results.flatMap(({ outcome }) => outcome ?? []);
  const [oldest = null] = done.map(({ checkedAt }) => checkedAt).toSorted();
  const checkedAt = done.length === results.length ? oldest : null;
  const found = done.reduce((sum, outcome) => sum + (outcome.found ?? 0), 0);
  const hasFailed = done.some((outcome) => outcome.found === null);
  return { level: levelOf({ checkedAt, found, hasFailed }), checkedAt, found, hasFailed };
});

function levelOf({
  checkedAt,
  found,
  hasFailed,
}: {
  checkedAt: string | null;
  found: number;
  hasFailed: boolean;
}): CardLevel {
  if (found > 0) return 'problem';
  const isOld = checkedAt === null || Date.now() - Date.parse(checkedAt) > longestPause;
  return hasFailed || isOld ? 'warning' : 'ok';
}
