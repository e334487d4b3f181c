import { altText, storedHtml } from '@grzadka/contract/content/content.model';
import { documentUpdate } from '@grzadka/contract/document/document.model';
import { newsUpdate } from '@grzadka/contract/news/news.model';
import { noticeUpdate } from '@grzadka/contract/notice/notice.model';
import { pageVersionUpdate } from '@grzadka/contract/page/page.model';
import { sanitizeContent } from '@grzadka/server/src/content/sanitize.ts';
import type { Storage } from '@grzadka/server/src/core/storage/storage.ts';
import { download } from '@grzadka/server/test/documents.ts';
import { startTestAppOnce, type TestApp } from '@grzadka/server/test/test-app.ts';
import { storedKeys } from '@grzadka/server/test/test-storage.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type DemoReport, fillDemo } from '../../src/fill-demo.ts';

/** The day of the demo at noon. */
const noon = '2026-11-21T11:00:00.000Z';

/** A table without what the program keeps, which is never published. */
function published(table: 'news' | 'notice' | 'page_version' | 'document') {
  return table === 'document'
    ? sql`(select * from document where ledger_year is null and garden_id is null) document`
    : sql.table(table);
}

/** How many records of a table are in which state at noon of that day. */
async function states(
  { db }: TestApp,
  table: 'news' | 'notice' | 'page_version' | 'document',
  prefix = 'publication',
) {
  const from = sql.ref(`${prefix}_from_date`);
  const thru = sql.ref(`${prefix}_thru_date`);
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from (
      select case
        when ${from} is null then 'none'
        when ${from} > ${noon} then 'planned'
        when ${thru} <= ${noon} then 'ended'
        else 'current'
      end as state from ${published(table)}
    ) records group by state
  `.execute(db);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** The tests of what a demo publishes that was filled with these options, and of what it reported. */
export function describePublications(
  app: TestApp,
  report: DemoReport,
  options: Parameters<typeof fillDemo>[1],
): void {
  describe('what the demo publishes', () => {
    it('is as much as it reports', async () => {
      const { news, notices, pageVersions, documents, images } = report;
      expect({ news, notices, pageVersions, documents }).toEqual({
        news: 40,
        notices: 15,
        pageVersions: 10,
        documents: 25,
      });
      const { rows } = await sql`
      select (select count(*)::int from news) as news, (select count(*)::int from notice) as notices,
        (select count(*)::int from page_version) as "pageVersions",
        (select count(*)::int from ${published('document')}) as documents,
        (select count(*)::int from image where id not in (select id from reading_photo)) as images
    `.execute(app.db);
      expect(rows).toEqual([{ news, notices, pageVersions, documents, images }]);
      expect(images).toBeGreaterThanOrEqual(15);
    });

    it('is in every state: current, planned, ended and not yet published, some of it pinned', async () => {
      expect(await states(app, 'news')).toEqual({ current: 14, ended: 22, planned: 2, none: 2 });
      expect(await states(app, 'notice')).toEqual({ current: 7, ended: 4, planned: 2, none: 2 });
      expect(await states(app, 'notice', 'pin')).toEqual({
        current: 4,
        ended: 4,
        planned: 1,
        none: 6,
      });
      expect(await states(app, 'document')).toEqual({ current: 19, ended: 4, planned: 1, none: 1 });
      expect(await states(app, 'document', 'pin')).toEqual({
        current: 5,
        ended: 1,
        planned: 1,
        none: 18,
      });
    });

    it('gives each page a version in force, an ended one and a draft', async () => {
      for (const pageId of ['oplaty', 'wladze', 'kontakt'] as const) {
        const versions = await app.db
          .selectFrom('pageVersion')
          .select(({ eb }) => [
            eb('publicationFromDate', '<=', sql<string>`${noon}`).as('begun'),
            eb('publicationThruDate', '<=', sql<string>`${noon}`).as('ended'),
          ])
          .where('pageId', '=', pageId)
          .execute();
        expect(versions.filter(({ begun, ended }) => begun && !ended)).toHaveLength(1);
        expect(versions.filter(({ ended }) => ended).length).toBeGreaterThanOrEqual(1);
        expect(versions.filter(({ begun }) => begun === null)).toHaveLength(1);
      }
    });

    it('was written before that day, over two years', async () => {
      for (const table of ['news', 'notice', 'document', 'page_version'] as const) {
        const { rows } = await sql<{ first: string; last: string }>`
        select min(created_at) as first, max(created_at) as last from ${published(table)}
      `.execute(app.db);
        const { first, last } = rows[0] ?? { first: '', last: '' };
        expect(Date.parse(last), table).toBeLessThan(Date.parse(noon));
        expect(Date.parse(first), table).toBeLessThan(Date.parse('2025-11-21'));
      }
    });

    it('holds nothing that a form would refuse', async () => {
      const { db } = app;
      for (const row of await db.selectFrom('news').selectAll().execute()) {
        expect(newsUpdate.safeParse(row).error, row.title).toBeUndefined();
      }
      for (const row of await db.selectFrom('notice').selectAll().execute()) {
        expect(noticeUpdate.safeParse(row).error, row.title).toBeUndefined();
      }
      for (const row of await db.selectFrom('pageVersion').selectAll().execute()) {
        const form = { ...row, pageVersionId: row.id };
        expect(pageVersionUpdate.safeParse(form).error, row.pageId).toBeUndefined();
      }
      for (const row of await db.selectFrom('document').selectAll().execute()) {
        expect(documentUpdate.safeParse(row).error, row.name).toBeUndefined();
      }
      for (const { alt, html } of await db.selectFrom('contentBlock').selectAll().execute()) {
        const parsed = html === null ? altText.parse(alt) : storedHtml.parse(html);
        expect(parsed).toBe(html ?? alt);
      }
    });
  });

  describe('its texts', () => {
    it('come out of the sanitiser unchanged', async () => {
      const texts = await app.db
        .selectFrom('contentBlock')
        .select('html')
        .where('html', 'is not', null)
        .execute();
      expect(texts.length).toBeGreaterThan(100);
      for (const { html } of texts) expect(sanitizeContent(html ?? '')).toBe(html);
    });

    it('have one to six blocks, numbered without gaps', async () => {
      const { rows } = await sql<{ count: number; last: number }>`
      select count(item.id)::int as count, max(position) as last
      from content left join content_block item on content_id = content.id group by content.id
    `.execute(app.db);
      expect(rows).toHaveLength(65);
      for (const { count, last } of rows) {
        expect(count).toBe(last);
        expect(count).toBeLessThanOrEqual(6);
      }
      expect(new Set(rows.map(({ count }) => count))).toContain(6);
    });

    it('link to nobody', async () => {
      const { rows } = await sql<{ href: string }>`
      select (regexp_matches(html, 'href="([^"]*)"', 'g'))[1] as href from content_block
    `.execute(app.db);
      const harmless =
        /^(https:\/\/\w+\.example\.com\/|mailto:\w+@example\.com$|tel:\+48000\d{6}$)/;
      expect(rows.length).toBeGreaterThan(15);
      expect(rows.filter(({ href }) => !harmless.test(href))).toEqual([]);
    });
  });

  describe('its documents and images', () => {
    it('are all there, and nothing else is stored but statements, photos of meters, papers of a year and protocols', async () => {
      const objects = await app.db.selectFrom('storedObject').select('id').orderBy('id').execute();
      expect(await storedKeys(app.storage)).toEqual(objects.map(({ id }) => id));
      const statements = await app.db.selectFrom('bankImport').select('id').execute();
      expect(statements.length).toBeGreaterThanOrEqual(12);
      const photos = await app.db.selectFrom('readingPhoto').select('id').execute();
      expect(photos.length).toBeGreaterThanOrEqual(6);
      const papers = await app.db
        .selectFrom('document')
        .select('id')
        .where((row) =>
          row.or([row('ledgerYear', 'is not', null), row('gardenId', 'is not', null)]),
        )
        .execute();
      const ofPeople = statements.length + photos.length + papers.length;
      const stored = report.documents + report.images + ofPeople;
      expect(objects).toHaveLength(stored);

      const clerk = await app.as('ROLE_EMPLOYEE');
      const treasurer = await app.as('ROLE_TREASURER');
      const documents = await app.db.selectFrom('document').selectAll().execute();
      for (const { id, size, ledgerYear } of documents) {
        const { status, bytes } = await download(ledgerYear === null ? clerk : treasurer, id);
        expect({ status, size: `${bytes.byteLength}` }).toEqual({ status: 200, size });
      }
      for (const { id, size } of await app.db.selectFrom('image').selectAll().execute()) {
        const response = await clerk.send(`/api/image/${id}`);
        expect(response.headers.get('content-type')).toBe('image/webp');
        expect(`${(await response.arrayBuffer()).byteLength}`).toBe(size);
      }
    });

    it('leave no record behind when the storage fails half-way', { timeout: 60_000 }, async () => {
      const other = await startTestAppOnce();
      let written = 0;
      const storage: Storage = {
        ...other.storage,
        put(key, content, size) {
          written += 1;
          if (written > report.images + 10) throw new Error('full');
          return other.storage.put(key, content, size);
        },
      };
      await expect(fillDemo({ db: other.db, storage }, options)).rejects.toThrow('full');
      for (const table of ['garden', 'party', 'news', 'content', 'document'] as const) {
        expect(await other.db.selectFrom(table).select('id').execute(), table).toEqual([]);
      }
    });
  });
}
