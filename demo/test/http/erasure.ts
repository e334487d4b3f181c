import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import { jobSchema } from '@grzadka/server/src/core/jobs/job-schema.ts';
import { eraseDue } from '@grzadka/server/src/personal-data/erasure/erase-due.ts';
import { addErasure } from '@grzadka/server/src/personal-data/erasure/erasures.repo.ts';
import { markPersons } from '@grzadka/server/test/marked-persons.ts';
import type { TestApp } from '@grzadka/server/test/test-app.ts';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';

/** What no table, file or e-mail holds before it is written everywhere. */
const mark = 'Znakowana';

/** What the board publishes and what the program keeps of the last minutes; docs/product/personal-data.md#registry says why these stay. */
const stays: ReadonlySet<string> = new Set([
  'content_block',
  'list_change',
  'news',
  'notice',
  'page_version',
  'settings',
]);

/** Columns that take no such text. */
const shaped = [
  'consent.email',
  'knownSender.counterpartyAccount',
  'mailMessage.recipients',
  'mailMessage.accepted',
  'mailMessage.refused',
  'party.nip',
  'party.regon',
  'party.krs',
  'party.phone',
  'party.postalCode',
];

const asked = { ground: 'not-needed', askedOn: '2026-11-21', askedBy: 'board' } as const;

/** Two, so that those who share an account are not forgotten together. */
const portion = 300;

/** The tests of what is left of all persons of the demo when each of them is forgotten. */
export function describeErasure(app: TestApp, ownerUrl: string): void {
  const owner = openDatabase(ownerUrl, { max: 1, statementTimeout: 0 });
  afterAll(() => closeDatabase(owner));
  const needs = { owner: owner.db, storage: app.storage, dataDir: app.dataDir };

  /** The tables in which one of these texts stands, those of the jobs among them. */
  async function whereStand(texts: readonly string[]): Promise<string[]> {
    const { rows: tables } = await sql<{ schema: string; name: string }>`
      select nspname as schema, relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and nspname in (current_schema(), ${jobSchema})
    `.execute(owner.db);
    const found: string[] = [];
    const patterns = texts.map((text) => `%${text.replaceAll(/[%_\\]/g, '\\$&')}%`);
    for (const { schema, name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.id(schema, name)} t where t::text ilike any(${patterns}) limit 1
      `.execute(owner.db);
      if (rows.length > 0 && !stays.has(name)) found.push(name);
    }
    return found.toSorted();
  }

  async function readSums(): Promise<unknown> {
    const admin = await app.as('ROLE_ADMIN');
    const { rows } = await sql`
      select
        (select jsonb_agg(array[id::text, balance_grosz::text] order by id) from settlement) as accounts,
        (select jsonb_agg(line order by line) from (
          select code || ' ' || sum(amount_grosz) as line from ledger_line group by code
        ) codes) as codes,
        (select sum(open_grosz)::text from open_item) as open,
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

  describe('all persons of the demo, forgotten', () => {
    it('leave nothing in any table, file or e-mail, and every sum as it was', async () => {
      const { rows: persons } = await sql<{ id: string; name: string; email: string | null }>`
        select id, name, email from party order by id
      `.execute(app.db);
      const ids = persons.map(({ id }) => id);
      const known = persons
        .slice(0, 25)
        .flatMap(({ name, email }) => [name, ...(email ? [email] : [])]);
      const unmarked = await markPersons(owner.db, ids, mark);
      // What has a shape of its own, or stays as it was given, is looked for by the values of some.
      expect(unmarked).toEqual(shaped);
      await mkdir(join(app.dataDir, 'mail'), { recursive: true });
      const address = persons.find(({ email }) => email !== null)?.email;
      await writeFile(join(app.dataDir, 'mail', 'a.eml'), `To: ${address}\r\n\r\n${mark}`);
      await writeFile(join(app.dataDir, 'mail', 'b.eml'), 'To: kto@inny.example\r\n\r\nInne');
      const { rows: photos } = await sql<{ id: string }>`select id from reading_photo`.execute(
        app.db,
      );
      await sql`analyze`.execute(owner.db);
      const sums = await readSums();
      const marked = await whereStand([mark]);
      expect(marked.length).toBeGreaterThan(15);

      await owner.db.transaction().execute(async (trx) => {
        for (const partyId of ids) await addErasure(trx, { partyId, ...asked });
      });
      expect(await readSums()).toEqual(sums);
      const which = (await owner.db.selectFrom('erasure').select('id').execute()).map(
        ({ id }) => id,
      );
      expect(await eraseDue(needs, { which, portion, phases: ['contact'] })).toEqual({
        contact: ids.length,
        name: 0,
      });
      expect(await readSums()).toEqual(sums);
      expect(await eraseDue(needs, { which, portion, phases: ['name'] })).toEqual({
        contact: 0,
        name: ids.length,
      });

      expect(await readSums()).toEqual(sums);
      expect(await whereStand([mark])).toEqual([]);
      expect(await whereStand(known)).toEqual([]);
      expect(await readdir(join(app.dataDir, 'mail'))).toEqual(['b.eml']);
      expect(await readFile(join(app.dataDir, 'mail', 'b.eml'), 'utf8')).toContain('Inne');
      for (const { id } of photos) expect(await app.storage.size(id)).toBeNull();
    });
  });
}
