import type { TestApp } from '@grzadka/server/test/test-app.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';

/** The test of the round of readings that is under way on the day of the demo. */
export function describeOpenRound({ db }: TestApp): void {
  it('the demo has a round that is half done, with what nobody could read, and two who walk in it', async () => {
    const { rows } = await sql<{
      total: number;
      read: number;
      inaccessible: number;
      readers: number;
    }>`
      select
        count(*)::int as total,
        (count(*) filter (where listed.state = 'read'))::int as read,
        (count(*) filter (where listed.state = 'inaccessible'))::int as inaccessible,
        (select count(*)::int from campaign_reader) as readers
      from campaign_meter listed join campaign on campaign.id = listed.campaign_id
      where campaign.name = 'Jesień 2026' and campaign.state = 'open'
    `.execute(db);
    const { total = 0, read = 0, inaccessible = 0, readers = 0 } = rows[0] ?? {};
    expect(read / total).toBeGreaterThan(0.3);
    expect(read / total).toBeLessThan(0.8);
    expect(inaccessible).toBeGreaterThan(5);
    expect(readers).toBe(2);
  });
}
