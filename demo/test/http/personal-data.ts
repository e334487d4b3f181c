import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';
import { deleteOldExports } from '@grzadka/server/src/personal-data/export/delete-old-exports.ts';
import { fetchExport } from '@grzadka/server/test/person-exports.ts';
import type { TestApp } from '@grzadka/server/test/test-app.ts';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { describeErasure } from './erasure.ts';
import { searchFor } from './find-texts.ts';

/** Persons with a lot to tell, whose archives are tried: how to find one, and a file or a table that has to be in it. */
const persons: readonly { who: string; first: RawBuilder<unknown>; has: RegExp }[] = [
  {
    who: 'who shares a garden and was written to',
    first: sql`
      select party_id from settlement_holder own
      where exists (
        select from settlement_holder other
        where other.settlement_id = own.settlement_id and other.party_id <> own.party_id
      )
      order by (select count(*) from message_recipient_party sent where sent.party_id = own.party_id) desc, party_id
    `,
    has: /"messageRecipient"/,
  },
  {
    who: 'whose account was paid for by the most transfers',
    first: sql`
      select party_id from settlement_holder
      join ledger_line on ledger_line.settlement_id = settlement_holder.settlement_id
      join bank_line on bank_line.assignment_id = ledger_line.entry_id
      group by party_id order by count(*) desc, party_id
    `,
    has: /"bankLine"/,
  },
  {
    who: 'who reported a reading with a photo',
    first: sql`
      select party_id from submission
      join reading_photo on reading_photo.client_key = submission.client_key
      join login on login.id = submission.login_id
      where party_id is not null order by submission.id
    `,
    has: /^zdjecia\//m,
  },
  {
    who: 'who read the most meters',
    first: sql`
      select party_id from measurement join login on login.id = login_id
      where party_id is not null group by party_id order by count(*) desc, party_id
    `,
    has: /"login"/,
  },
];

/** The tests of what persons of the demo get who ask for their data, and of their being forgotten: nobody is left after them. */
export function describePersonalData(app: TestApp, urls: DatabaseUrls): void {
  describe('the data of a person of the demo', () => {
    it.each(persons)('$who name nobody else', async ({ first, has }) => {
      const { rows } = await sql<{ id: string; name: string }>`
        select id, name from party where id = (select party_id from (${first}) found limit 1)
      `.execute(app.db);
      const [person] = rows;
      if (!person) throw new Error('there is nobody like that');
      const known = (of: string) => sql`unnest(array[
        ${sql.ref(`${of}.name`)}, ${sql.ref(`${of}.first_name`)} || ' ' || ${sql.ref(`${of}.last_name`)},
        ${sql.ref(`${of}.company_name`)}, ${sql.ref(`${of}.phone`)}, ${sql.ref(`${of}.email`)}, ${sql.ref(`${of}.nip`)},
        ${sql.ref(`${of}.regon`)}, ${sql.ref(`${of}.street`)} || ' ' || ${sql.ref(`${of}.house_number`)}
      ])`;
      const marks = await sql<{ mark: string }>`
        select distinct mark from party cross join lateral ${known('party')} mark
        where id <> ${person.id} and mark is not null
        except
        select mark from party mine cross join lateral ${known('mine')} mark where mine.id = ${person.id}
      `.execute(app.db);
      expect(marks.rows.length).toBeGreaterThan(1_000);

      const files = await fetchExport(app, await app.as('ROLE_ADMIN'), person.id);

      // The demo itself has none; other tests count what is stored.
      await sql`update personal_export set created_at = now() - interval '8 days'`.execute(app.db);
      expect(await deleteOldExports(app)).toBe(1);
      const texts = ['dane.json', 'dane.html'].map((name) => files[name] ?? '');
      expect([...Object.keys(files), ...texts].join('\n')).toMatch(has);
      for (const text of texts) {
        expect(text).toContain(person.name);
        expect(searchFor(marks.rows.map(({ mark }) => mark))(text)).toEqual([]);
      }
    });
  });
  describeErasure(app, urls);
}
