import { readDeadlines } from '@grzadka/server/src/deadline/deadline.repo.ts';
import type { TestApp } from '@grzadka/server/test/test-app.ts';
import { sql } from 'kysely';
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

  it('the demo has fifteen who wait for a garden, one of them with an offer, and one who wants none any more', async () => {
    const { rows } = await sql`
      select count(*) filter (where ended_as is null)::int as waiting, (select count(*)::int from waiting_offer) as offered,
        count(*) filter (where ended_as = 'withdrawn')::int as withdrawn
      from waiting
    `.execute(db);
    expect(rows).toEqual([{ waiting: 15, offered: 1, withdrawn: 1 }]);
  });
}
