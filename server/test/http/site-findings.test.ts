import {
  htmlRefusals,
  maxHtmlLength,
  maxSentHtmlLength,
} from '@grzadka/contract/content/html-rules';
import { messages } from '@grzadka/contract/core/messages';
import type { Finding } from '@grzadka/contract/site/findings/findings.model';
import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { auditOf } from '#test/audit-trail.ts';
import {
  addText,
  create,
  newsOwner,
  noticeOwner,
  pageVersionOwner,
  type TestOwner,
} from '#test/content-owners.ts';
import { addAssignment, addGarden, addParty } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';
import { pngForm } from '#test/test-images.ts';

const app = await startTestApp();
const manager = await app.as('ROLE_SUPER_USER');
const clerk = await app.as('ROLE_EMPLOYEE');

const ownAccount = '61109010140000071219812874';
const otherAccount = '27 1140 2004 0000 3002 0135 5387';
await manager.put('/api/settings/update', {
  publicSite: false,
  bankAccount: ownAccount,
  email: 'Zarzad@ogrod.example',
  phone: '48221112233',
});
const party = { partyType: 'person', firstName: 'Jan', lastName: 'Kowalski' };
await manager.post('/api/party/create', {
  ...party,
  phone: '48601234567',
  email: 'Jan.Kowalski@poczta.example',
});
await manager.post('/api/party/create', {
  ...party,
  phone: '48221112233',
  email: 'zarzad@ogrod.example',
});

async function findingsOf(path: string): Promise<Finding[]> {
  return (await clerk.get<{ findings: Finding[] }>(`/api/site/findings/${path}`)).body.findings;
}

async function findingsIn(typed: {
  title?: string;
  html?: string;
  alt?: string;
}): Promise<Finding[]> {
  const { body } = await clerk.post<{ findings: Finding[] }>('/api/site/findings', typed);
  return body.findings;
}

const owners = [
  { kind: 'news', makeOwner: newsOwner, id: 'newsId' },
  { kind: 'notice', makeOwner: noticeOwner, id: 'noticeId' },
  { kind: 'page-version', makeOwner: pageVersionOwner, id: 'pageVersionId' },
];

describe.each(owners)('personal data in what is stored of a $kind', ({ kind, makeOwner, id }) => {
  const pathOf = ({ key }: TestOwner) => `${kind}/${key[id]}`;

  it('is told with its block, of texts and of what is said of images', async () => {
    const owner = await makeOwner(clerk);
    expect(await findingsOf(pathOf(owner))).toEqual([]);
    await addText(clerk, owner, 'Woda wraca we wtorek [uzupełnij: godzina].');
    await addText(clerk, owner, `Wpłaty na <strong>27 1140</strong> 2004 0000 3002 0135 5387`);
    const photo = await pngForm({ ...owner.key, alt: 'Zapisy: 601-234-567' });
    await clerk.request(`${owner.actions}/add-image`, { method: 'POST', multipart: photo });
    expect(await findingsOf(pathOf(owner))).toEqual([
      { kind: 'gap', place: 1, excerpt: 'Woda wraca we wtorek [uzupełnij: godzina].' },
      { kind: 'bank-account', place: 2, excerpt: `Wpłaty na ${otherAccount}` },
      { kind: 'phone', place: 3, excerpt: 'Zapisy: 601-234-567' },
    ]);
  });

  it('is a list of plots with amounts, also where each has a block of its own', async () => {
    const owner = await makeOwner(clerk);
    const rows = ['A12 – 350 zł', 'Działka 14: 80 zł', 'dz. B-3 – 10 zł'];
    for (const row of rows.slice(0, 2)) await addText(clerk, owner, row);
    expect(await findingsOf(pathOf(owner))).toEqual([]);
    await addText(clerk, owner, rows[2] ?? '');
    expect(await findingsOf(pathOf(owner))).toEqual(
      rows.map((excerpt, index) => ({ kind: 'plots-with-amounts', place: index + 1, excerpt })),
    );
  });

  it('is nothing of what there is not', async () => {
    expect((await clerk.send(`/api/site/findings/${kind}/${newId()}`)).status).toBe(404);
    expect((await clerk.send(`/api/site/findings/${kind}/niczyj`)).status).toBe(404);
  });

  it('is told of many at once, of those that hold any', async () => {
    const made = await Promise.all([1, 2, 3].map(() => makeOwner(clerk)));
    const [quiet, first, second] = made.map(({ key }) => key[id] ?? '');
    await addText(clerk, made[0] as TestOwner, 'Woda wraca we wtorek.');
    await addText(clerk, made[1] as TestOwner, 'Jan 44051401458');
    await addText(clerk, made[2] as TestOwner, 'Woda wraca we wtorek.');
    await addText(clerk, made[2] as TestOwner, 'Zapisy: 601 234 567');
    const ids = [second, quiet, newId(), 'niczyj', first, second];
    const { status, body } = await clerk.post(`/api/site/findings/${kind}`, { ids });
    expect([status, body]).toEqual([
      200,
      {
        found: [
          {
            id: second,
            findings: [{ kind: 'phone', place: 2, excerpt: 'Zapisy: 601 234 567' }],
          },
          { id: first, findings: [{ kind: 'pesel', place: 1, excerpt: 'Jan 44051401458' }] },
        ],
      },
    ]);
    const tooMany = { ids: Array.from({ length: 51 }, newId) };
    expect((await clerk.post(`/api/site/findings/${kind}`, tooMany)).status).toBe(400);
  });
});

it('a title is looked through as well', async () => {
  const title = 'Pani 44051401458 wygrała';
  const id = await create(clerk, '/api/notice/create', { title });
  expect(await findingsOf(`notice/${id}`)).toEqual([
    { kind: 'pesel', place: 'title', excerpt: title },
  ]);
});

describe('personal data in what is typed', () => {
  it('is looked for in as much as could be stored, however much of it looks like a contact', async () => {
    const others = Array.from({ length: 6000 }, (_, index) => `7${String(index).padStart(8, '0')}`);
    const html = `<p>${others.join('</p>')}</p><p>601 234 567</p>`;
    expect(await findingsIn({ html })).toEqual([
      { kind: 'phone', place: null, excerpt: '601 234 567' },
    ]);
  });

  it.each([
    ['unclosed elements', '<b>'.repeat(166_000), htmlRefusals.depth],
    ['elements', '<b>1</b>'.repeat(60_000), htmlRefusals.elements],
    ['pieces', '<'.repeat(maxSentHtmlLength), htmlRefusals.pieces],
    ['letters', '1 '.repeat(maxHtmlLength), messages.tooLong(maxHtmlLength)],
  ])('is looked for in no more %s than could be stored', async (_, html, message) => {
    const { status, body } = await clerk.post('/api/site/findings', { html });
    expect([status, body]).toEqual([400, expect.objectContaining({ fields: { html: message } })]);
  });

  it.each([
    ['pesel', '44051401458'],
    ['bank-account', otherAccount],
    ['email', 'jan.kowalski@POCZTA.example'],
    ['phone', '+48 601 234 567'],
    ['plots-with-amounts', 'Działka 12: 350 zł, działka 14: 80 zł, działka 15: 10 zł'],
  ])('is told: %s', async (kind, text) => {
    expect(await findingsIn({ html: `<p>${text}</p>` })).toEqual([
      { kind, place: null, excerpt: text },
    ]);
    expect(await findingsIn({ title: text })).toEqual([{ kind, place: 'title', excerpt: text }]);
    expect(await findingsIn({ alt: text })).toEqual([{ kind, place: null, excerpt: text }]);
  });

  it.each([
    ['the account of the association', ownAccount],
    ['its e-mail address, whosever it is besides', 'zarzad@ogrod.example'],
    ['its phone, whosever it is besides', '22 111 22 33'],
    ['an address of nobody', 'ktos@poczta.example'],
    ['a phone of nobody', '601 234 568'],
  ])('is none of: %s', async (_, text) => {
    expect(await findingsIn({ html: `<p>${text}</p>`, title: text })).toEqual([]);
  });

  it('is told once where two stand side by side', async () => {
    const text = 'Jan: 601 234 567, jan.kowalski@poczta.example, 22 111 22 33, 601234567';
    expect((await findingsIn({ html: `<p>${text}</p>` })).map(({ kind }) => kind)).toEqual([
      'email',
      'phone',
    ]);
    const accounts = `${otherAccount} i 83 1010 1023 0000 2613 9510 0000`;
    expect(await findingsIn({ title: accounts })).toEqual([
      { kind: 'bank-account', place: 'title', excerpt: accounts },
    ]);
  });

  it('is a holder beside an amount, in whatever case the name stands, and nobody else', async () => {
    const holder = await addParty(app.db, { firstName: 'Zenon', lastName: 'Źdźbło' });
    const { id: gardenId } = await addGarden(app.db);
    await addAssignment(app.db, { partyId: holder.id, gardenId, validFrom: '2020-03-01' });
    await addParty(app.db, { firstName: 'Bogumił', lastName: 'Rzemieślnik' });
    const html = '<p>Źdźble Zenonowi zwrócimy 350 zł. Bogumił Rzemieślnik dostanie 3500 zł.</p>';
    const findings = await findingsIn({ html });
    expect(findings.map(({ kind }) => kind)).toEqual(['holder-with-amount']);
    expect(findings[0]?.excerpt).toMatch(/^Źdźble Zenonowi/);
    expect(await findingsIn({ title: 'Zenon Źdźbło poprowadzi zebranie' })).toEqual([]);
  });

  it('is asked about without a trace', async () => {
    const audited = () => app.db.selectFrom('auditEntry').select('id').execute();
    const before = await audited();
    await findingsIn({ html: '<p>44051401458</p>' });
    expect(await audited()).toEqual(before);
  });
});

describe('a save despite what was found', () => {
  const despiteFindings = true;

  it.each(owners)('of the dates of a $kind is in its audit', async ({ kind, makeOwner, id }) => {
    const { key, get } = await makeOwner(clerk);
    const ownId = key[id] ?? '';
    const form = kind === 'page-version' ? key : { id: ownId, title: 'Nowy wpis' };
    const path = kind === 'page-version' ? '/api/page/version/update' : `/api/${kind}/update`;
    const dates = { publicationFromDate: '2026-01-01T00:00:00.000Z' };
    expect((await clerk.put(path, { ...form, ...dates, despiteFindings })).status).toBe(204);
    expect((await clerk.put(path, { ...form, ...dates, despiteFindings })).status).toBe(204);
    expect((await clerk.put(path, { ...form, ...dates })).status).toBe(204);
    const entries = (await auditOf(app.db, kind, ownId)).slice(1);
    expect(entries.map(({ before, after }) => ({ before, after }))).toEqual([
      { before: { publicationFromDate: null }, after: { ...dates, despiteFindings } },
      { before: null, after: { despiteFindings } },
    ]);
    expect((await clerk.get(get)).body).toMatchObject(dates);
  });

  it.each(owners)('of a $kind among many is in its audit', async ({ kind, makeOwner, id }) => {
    const { key } = await makeOwner(clerk);
    const list = kind === 'page-version' ? `/api/page/${key['pageId']}/versions` : `/api/${kind}`;
    const task = { action: 'publish-now', ids: [key[id]] };
    for (const answer of [{ despiteFindings }, { despiteFindings }, {}]) {
      const { body } = await clerk.post(`${list}/bulk`, { ...task, ...answer });
      expect(body).toEqual({ done: 1, failed: [] });
    }
    // What is published stays as it is, and the audit hears of it only that it was warned of.
    const entries = (await auditOf(app.db, kind, key[id] ?? '')).slice(1);
    expect(entries.map(({ before, after }) => ({ before, after }))).toEqual([
      {
        before: { publicationFromDate: null },
        after: { publicationFromDate: expect.any(String), despiteFindings },
      },
      { before: null, after: { despiteFindings } },
    ]);
    const withdrawn = { action: 'end-publication', ids: [key[id]], despiteFindings };
    expect((await clerk.post(`${list}/bulk`, withdrawn)).status).toBe(400);
  });

  it.each(owners)('of a text of a $kind is in its audit', async ({ kind, makeOwner, id }) => {
    const { key, actions } = await makeOwner(clerk);
    const html = '<p>Jan</p>';
    const text = { ...key, html, despiteFindings };
    const contentItemId = await create(clerk, `${actions}/add-html-text`, text);
    const change = { ...text, contentItemId, html: '<p>Ewa</p>' };
    expect((await clerk.put(`${actions}/update-html-text`, change)).status).toBe(204);
    const [added, changed] = (await auditOf(app.db, kind, key[id] ?? '')).slice(1);
    expect(added?.after).toMatchObject({ html, despiteFindings });
    expect(changed?.before).toEqual({ id: contentItemId, html });
    expect(changed?.after).toEqual({ id: contentItemId, html: '<p>Ewa</p>', despiteFindings });
  });

  it.each(owners)('of an image of a $kind is in its audit', async ({ kind, makeOwner, id }) => {
    const { key, actions } = await makeOwner(clerk);
    const multipart = await pngForm({ ...key, alt: 'Jan', despiteFindings: 'true' });
    const added = await clerk.request<{ id: string }>(`${actions}/add-image`, {
      method: 'POST',
      multipart,
    });
    const change = { ...key, contentItemId: added.body.id, alt: 'Ewa', despiteFindings };
    expect((await clerk.put(`${actions}/update-image`, change)).status).toBe(204);
    const entries = (await auditOf(app.db, kind, key[id] ?? '')).slice(1);
    expect(entries.map(({ after }) => after)).toMatchObject([
      { alt: 'Jan', despiteFindings },
      { alt: 'Ewa', despiteFindings },
    ]);
  });

  it('is told to who reads the history', async () => {
    const { key, actions } = await newsOwner(clerk);
    await create(clerk, `${actions}/add-html-text`, {
      ...key,
      html: '<p>Jan</p>',
      despiteFindings,
    });
    const { body } = await clerk.get<{ items: { id: string; fields: string[] }[] }>(
      `/api/audit/record/news/${key['newsId']}`,
    );
    const [latest] = body.items;
    expect(latest?.fields).toContain('despiteFindings');
    const entry = await clerk.get(`/api/audit/get/${latest?.id}`);
    expect(entry.body).toMatchObject({ after: { despiteFindings } });
  });

  it('says true or nothing', async () => {
    const { key, actions } = await newsOwner(clerk);
    const text = { ...key, html: '<p>Jan</p>', despiteFindings: 'tak' };
    expect((await clerk.post(`${actions}/add-html-text`, text)).status).toBe(400);
  });
});
