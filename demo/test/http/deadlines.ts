import { readDeadlines } from '@grzadka/server/src/deadline/deadline.repo.ts';
import type { TestApp } from '@grzadka/server/test/test-app.ts';
import { expect, it } from 'vitest';

/** The test of what is due on the day of the demo. */
export function describeDeadlines({ db, config }: TestApp, today: string): void {
  it('the demo has applications for the transfer of gardens, an offer of one, meters and payments that are due', async () => {
    const log = { warn: () => undefined };
    const due = await readDeadlines({ db, role: 'ROLE_TREASURER', today, config, log });
    expect(due.map(({ kind, daysLeft }) => [kind, (daysLeft ?? 0) < 3])).toEqual([
      ['legalisation', true],
      ['old-rate', true],
      ['unclear-lines', true],
      ['transfer', true],
      ['plot-offer', false],
      ['transfer', false],
    ]);
  });
}
