import { deleteOldExports } from '@grzadka/server/src/personal-data/export/delete-old-exports.ts';
import { fetchExport } from '@grzadka/server/test/person-exports.ts';
import type { TestApp } from '@grzadka/server/test/test-app.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

/** The tests of what a person of the demo gets who asks for the own data. */
export function describePersonalData(app: TestApp): void {
  describe('the data of a person of the demo', () => {
    it('name nobody else', async () => {
      // Of all the one with the most to tell: who shares a garden, was written to, and pays.
      const { rows } = await sql<{ id: string; name: string; email: string | null }>`
        select id, name, email from party
        where id in (
          select party_id from settlement_holder
          group by party_id, settlement_id
          having exists (
            select from settlement_holder other
            where other.settlement_id = settlement_holder.settlement_id
              and other.party_id <> settlement_holder.party_id
          )
        )
        order by (select count(*) from message_recipient_party where party_id = party.id) desc, id
        limit 1
      `.execute(app.db);
      const [person] = rows;
      if (!person) throw new Error('nobody shares a garden');
      const marks = await sql<{ mark: string }>`
        select distinct mark from party cross join lateral unnest(array[
          name, first_name || ' ' || last_name, company_name, phone, email, nip, regon
        ]) mark
        where id <> ${person.id} and mark is not null
          and mark not in (
            select own from party mine cross join lateral unnest(array[mine.name, mine.phone, mine.email]) own
            where mine.id = ${person.id} and own is not null
          )
      `.execute(app.db);
      expect(marks.rows.length).toBeGreaterThan(1_000);

      const files = await fetchExport(app, await app.as('ROLE_ADMIN'), person.id);

      // The demo itself has none; other tests count what is stored.
      await sql`update personal_export set created_at = now() - interval '8 days'`.execute(app.db);
      expect(await deleteOldExports(app)).toBe(1);

      const text = Object.values(files).join('\n').toLowerCase();
      expect(text).toContain(person.name.toLowerCase());
      expect(marks.rows.filter(({ mark }) => text.includes(mark.toLowerCase()))).toEqual([]);
    });
  });
}
