import type { TestApp } from '@grzadka/server/test/test-app.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';

/** The test of who agrees to e-mails in the demo. */
export function describeConsents({ db }: TestApp): void {
  it('most holders of the demo agree to e-mails; some of them withdrew, and some have another address by now', async () => {
    const holders = sql`select party_id from current_assignment`;
    const { rows } = await sql`
      select
        count(*) filter (where state = 'valid') * 2 > (select count(distinct party_id) from (${holders}) held) as most,
        count(*) filter (where kind = 'information' and state = 'withdrawn') > 10 as withdrawn,
        count(*) filter (where state = 'address-changed')::int as moved,
        count(*) filter (where how = 'own') > 20 as own
      from counting_consent where party_id in (${holders})
    `.execute(db);
    expect(rows).toEqual([{ most: true, withdrawn: true, moved: 3, own: true }]);
  });
}
