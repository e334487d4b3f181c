import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addNews, addNotice } from '#test/content-factories.ts';
import { pdf, uploaded } from '#test/documents.ts';
import {
  addAssignment,
  addGarden,
  addLogin,
  addMeasurement,
  addMeter,
  addParty,
} from '#test/factories.ts';
import { inDays, switchSite } from '#test/site.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp({ TRUST_PROXY: 'loopback' });

/** The tables whose values may never stand on the site. */
const secretTables = [
  'party',
  'garden',
  'meter',
  'measurement',
  'assignment',
  'login',
  'audit_entry',
];

/** Fills a row of each with values that occur nowhere else; gives them. */
async function fillSecrets(): Promise<string[]> {
  const party = await addParty(app.db, {
    firstName: 'Tajnoimienna',
    lastName: 'Tajnonazwiskowa',
    email: 'tajny-adres@example.org',
  });
  await app.db
    .updateTable('party')
    .set({
      phone: '48987654321',
      street: 'Tajnouliczna',
      houseNumber: '77a',
      postalCode: '11-222',
      city: 'Tajnogród',
    })
    .where('id', '=', party.id)
    .execute();
  const login = await addLogin(app.db, {
    loginId: 'tajnylogin',
    partyId: party.id,
    role: 'ROLE_EMPLOYEE',
  });
  const garden = await addGarden(app.db, { name: 'Tajnodziałka', area: 987 });
  await addAssignment(app.db, { gardenId: garden.id, partyId: party.id, validFrom: '2001-02-03' });
  const meter = await addMeter(app.db, { name: 'Tajnolicznik', gardenId: garden.id });
  await addMeasurement(app.db, { meterId: meter.id, value: '98765.4', measuredAt: inDays(-3) });
  await uploaded(
    await app.as('ROLE_EMPLOYEE'),
    { ...pdf, name: 'tajna-nazwa-pliku.pdf' },
    'Regulamin',
  );
  const { rows } = await sql<{ value: string }>`
    ${sql.join(
      secretTables.map(
        (table) =>
          sql`select each.value from ${sql.table(table)} as secret, jsonb_each_text(to_jsonb(secret)) as each`,
      ),
      sql` union `,
    )}
  `.execute(app.db);
  const told = rows.map(({ value }) => value).filter((value) => /tajn|9876/i.test(value));
  expect(told.length).toBeGreaterThan(12);
  return [...told, login.id, party.id, garden.id, meter.id];
}

/** Everything that can be reached from the start page, the feeds and the sitemap. */
async function crawl(): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const open = [
    '/',
    '/sitemap.xml',
    '/robots.txt',
    '/tablica',
    '/szukaj?fraza=tajn',
    '/niczego',
  ].map((path) => `/witryna${path}`);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (texts.has(path)) continue;
    const address = `10.1.${texts.size >> 8}.${texts.size & 255}`;
    const reply = await fetch(`${app.origin}${path}`, { headers: { 'x-forwarded-for': address } });
    const headers = JSON.stringify([...reply.headers]);
    const text = await reply.text();
    texts.set(path, `${headers}\n${text}`);
    const links = text.matchAll(/(?:href="|src="|<loc>)([^"<]+)/g);
    for (const [, link = ''] of links) {
      const { pathname, search } = new URL(link, app.origin);
      if (pathname.startsWith('/witryna')) open.push(`${pathname}${search}`);
    }
  }
  return texts;
}

it('nothing of parties, gardens, meters, logins and the audit is anywhere on the site', async () => {
  await switchSite(app);
  const secrets = await fillSecrets();
  const pinned = { pinFromDate: inDays(-1), pinThruDate: inDays(1) };
  await addNotice(app.db, { publicationFromDate: inDays(-1), ...pinned });
  await addNews(app.db, { publicationFromDate: inDays(-1) });

  const pages = await crawl();
  const found = [...pages].flatMap(([path, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${path}: ${secret}`),
  );
  expect(pages.size).toBeGreaterThan(15);
  expect(found).toEqual([]);
});
