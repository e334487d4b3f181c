import type { TestApp } from '@grzadka/server/test/test-app.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

/** The tests of what the holders of the demo agreed to. */
export function describeConsents(app: Pick<TestApp, 'db'>): void {
  describe('the consents of the demo', () => {
    it('are most holders’, some of whom withdrew, and some of whom have another address by now', async () => {
      const { rows } = await sql`
        with held as (select distinct party_id from current_assignment)
        select
          count(distinct party_id) filter (where state = 'valid') * 2 > (select count(*) from held) as most,
          count(*) filter (where kind = 'information' and state = 'withdrawn') > 10 as withdrawn,
          count(*) filter (where state = 'address-changed')::int as moved,
          count(*) filter (where how = 'own') > 20 as own
        from counting_consent join held using (party_id)
      `.execute(app.db);
      expect(rows).toEqual([{ most: true, withdrawn: true, moved: 3, own: true }]);
    });
  });
}
