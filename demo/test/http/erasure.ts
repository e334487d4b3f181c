import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import type { DatabaseUrls } from '@grzadka/server/src/core/database/server/database-server.ts';
import { jobSchema } from '@grzadka/server/src/core/jobs/job-schema.ts';
import { checkLedger } from '@grzadka/server/src/ledger/ledger.check.ts';
import { eraseDue } from '@grzadka/server/src/personal-data/erasure/erase-due.ts';
import { addErasure } from '@grzadka/server/src/personal-data/erasure/erasures.repo.ts';
import { addLogin, testPassword } from '@grzadka/server/test/factories.ts';
import { markPersons } from '@grzadka/server/test/marked-persons.ts';
import { serveApp } from '@grzadka/server/test/serve-app.ts';
import type { TestApp } from '@grzadka/server/test/test-app.ts';
import type { TestClient } from '@grzadka/server/test/test-client.ts';
import { storedKeys } from '@grzadka/server/test/test-storage.ts';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { searchFor, searchForFolded } from './find-texts.ts';
import { readSite } from './read-site.ts';

/** What nothing holds before it is written behind every personal text. */
const mark = 'Znakowana';

/** Columns that take no such text. */
const shaped = [
  'bankLine.counterpartyAccount',
  'consent.email',
  'knownSender.counterpartyAccount',
  'mailMessage.recipients',
  'mailMessage.accepted',
  'mailMessage.refused',
];

const asked = { ground: 'not-needed', askedOn: '2026-11-21', askedBy: 'board' } as const;

/** Two, so that those who share an account are not forgotten together. */
const portion = 300;

/** The tests of what is left of all persons of the demo when each of them is forgotten. */
export function describeErasure(app: TestApp, { url, ownerUrl }: DatabaseUrls): void {
  const owner = openDatabase(ownerUrl, { max: 1, statementTimeout: 0 });
  afterAll(() => closeDatabase(owner));
  const needs = { owner: owner.db, storage: app.storage, dataDir: app.dataDir };
  type Search = ReturnType<typeof searchFor>;

  /** Where a text stands: tables, those of the jobs among them, with the first text that was found there. */
  async function searchTables(search: Search): Promise<string[]> {
    const { rows: tables } = await sql<{ schema: string; name: string }>`
      select nspname as schema, relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and nspname in (current_schema(), ${jobSchema})
    `.execute(owner.db);
    const found: string[] = [];
    for (const { schema, name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.id(schema, name)} t
      `.execute(owner.db);
      const [first] = rows.flatMap(({ row }) => search(row));
      if (first !== undefined) found.push(`${name}: ${first}`);
    }
    return found.toSorted();
  }

  /** The objects of the storage in which a text stands, as far as they are not packed, by their keys. */
  async function searchObjects(search: Search): Promise<string[]> {
    const found: string[] = [];
    for (const key of await storedKeys(app.storage)) {
      const bytes = await buffer(await app.storage.read(key));
      // As banks write.
      const texts = ['utf-8', 'windows-1250'].map((code) => new TextDecoder(code).decode(bytes));
      if (texts.some((one) => search(one).length > 0)) found.push(key);
    }
    return found;
  }

  async function readSums(admin: TestClient): Promise<unknown> {
    const { rows } = await sql`
      select
        (select jsonb_agg(array[id::text, balance_grosz::text] order by id) from settlement) as accounts,
        (select jsonb_agg(line order by line) from (
          select code || ' ' || sum(amount_grosz) as line from ledger_line group by code
        ) codes) as codes,
        (select sum(open_grosz)::text from open_item) as open,
        (select sum(amount_grosz)::text from bank_line) as banked,
        (select count(*)::text from measurement) as measurements,
        (select sum(value)::text from measurement) as read
    `.execute(app.db);
    const reports = [];
    for (const path of [
      '/api/report/year?year=2026',
      '/api/report/annual?year=2025',
      '/api/debtor/sum',
    ]) {
      const { status, body } = await admin.get(path);
      expect(status, path).toBe(200);
      reports.push(body);
    }
    return { rows, reports };
  }

  const idsOf = async (query: ReturnType<typeof sql<{ id: string }>>) =>
    (await query.execute(owner.db)).rows.map(({ id }) => id).toSorted();

  describe('all persons of the demo, forgotten', () => {
    it('leave nothing in any table, file, e-mail or kept page, and every sum as it was', async () => {
      const { rows: persons } = await sql<{
        id: string;
        email: string | null;
        names: string[];
        known: string[];
      }>`
        select id, email, array_remove(array[name, first_name || last_name, company_name], null) as names, array_remove(array[
          name, first_name || ' ' || last_name, company_name, email, phone, nip, regon, krs, street || ' ' || house_number
        ], null) as known
        from party order by id
      `.execute(app.db);
      const ids = persons.map(({ id }) => id);
      // Of nobody: a person's login would go, too.
      const { loginId } = await addLogin(app.db, { role: 'ROLE_ADMIN', partyId: null });
      const admin = app.anonymous();
      await admin.signIn(loginId, testPassword);
      const search = searchFor(persons.flatMap(({ known }) => known));
      const searchNames = searchForFolded(persons.flatMap(({ names }) => names));
      const both: Search = (row) => [...search(row), ...searchNames(row)];
      const isMarked: Search = (row) => (row.includes(mark) ? [mark] : []);
      // What has a shape of its own is looked for by the values that persons are known by.
      expect(await markPersons(owner.db, ids, mark)).toEqual(shaped);
      const mails = join(app.dataDir, 'mail');
      await mkdir(mails, { recursive: true });
      const address = persons.find(({ email }) => email !== null)?.email;
      await writeFile(join(mails, 'a.eml'), `To: ${address}\r\n\r\n${mark}`);
      await writeFile(join(mails, 'b.eml'), 'To: kto@inny.example\r\n\r\nInne');
      const photos = await idsOf(sql`select id from reading_photo`);
      const statements = await idsOf(
        sql`select object_id as id from bank_import where object_id is not null`,
      );
      expect(photos.length).toBeGreaterThan(0);
      expect(await storedKeys(app.storage)).toEqual(expect.arrayContaining(photos));
      await sql`analyze`.execute(owner.db);
      // Before, all of that is found.
      const sums = await readSums(admin);
      expect((await searchTables(isMarked)).length).toBeGreaterThan(15);
      expect((await searchTables(both)).length).toBeGreaterThan(8);
      const named = await searchObjects(search);
      expect(named.length).toBeGreaterThan(0);
      expect(statements).toEqual(expect.arrayContaining(named));
      const site = await serveApp({
        databaseUrl: url,
        siteKeptFor: 3_600_000,
        env: { SITE: 'on', SITE_URL: 'https://ogrod.example.pl' },
      });
      afterAll(() => site.close());
      expect((await readSite(site.origin)).length).toBeGreaterThan(20);

      await owner.db.transaction().execute(async (trx) => {
        for (const partyId of ids) await addErasure(trx, { partyId, ...asked });
      });
      expect(await readSums(admin)).toEqual(sums);
      const which = await idsOf(sql`select id from erasure`);
      expect(await eraseDue(needs, { which, portion, phases: ['contact'] })).toEqual({
        contact: ids.length,
        name: 0,
      });
      expect(await readSums(admin)).toEqual(sums);
      expect(await eraseDue(needs, { which, portion, phases: ['name'] })).toEqual({
        contact: 0,
        name: ids.length,
      });

      expect(await readSums(admin)).toEqual(sums);
      const portions = await Array.fromAsync(checkLedger.portions(app));
      expect(portions.flatMap(({ findings }) => findings)).toEqual([]);
      expect(await searchTables(isMarked)).toEqual([]);
      // What the board wrote for readers, who is on it among that: it takes out names itself.
      const published = 'content_block: ';
      const left = await searchTables(both);
      expect(left.filter((one) => !one.startsWith(published))).toEqual([]);
      const blocks = await app.db.selectFrom('contentBlock').select('html').execute();
      const onSite = new Set(blocks.flatMap(({ html }) => search(html ?? '')));
      const pages = await readSite(site.origin);
      expect(pages.flatMap((page) => search(page)).filter((name) => !onSite.has(name))).toEqual([]);
      // What the bank sent goes when its five years are over, as nobody's name goes before.
      expect(await searchObjects(search)).toEqual(named);
      expect((await storedKeys(app.storage)).filter((key) => photos.includes(key))).toEqual([]);
      expect(await readdir(mails)).toEqual(['b.eml']);
      expect(await readFile(join(mails, 'b.eml'), 'utf8')).toContain('Inne');
    });
  });
}
