import { mostAtOnce } from '@grzadka/contract/core/call/bulk';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { exportFormats, leftOutHeader } from '@grzadka/contract/core/export/export-format';
import { debtorNotice } from '@grzadka/contract/debtor/debtor.model';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readCsv } from '#src/import/read/read-csv.ts';
import { readXlsx } from '#src/import/read/read-xlsx.ts';
import { addNews, addPageVersion } from '#test/content-factories.ts';
import { endpoints } from '#test/every-endpoint.ts';
import { addCompany } from '#test/factories.ts';
import { fillLists } from '#test/fill-lists.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const [clerk, chair] = [await app.as('ROLE_EMPLOYEE'), await app.as('ROLE_SUPER_USER')];
const managed =
  /^\/api\/(audit|bank-(account|profile)|cash-box|cost|(cost|income)-category|debtor|transaction)$/;
const readerOf = (path: string) => (managed.test(path) ? chair : clerk);

/**
 * A file as whoever opens it sees it: its cells by the import's own reader, the heading first; with ids
 * that of the chosen records.
 */
async function download(path: string, query: Record<string, string> = {}, ids?: readonly string[]) {
  const { format = 'xlsx', ...selection } = query;
  const address = `${path}/export?${new URLSearchParams({ ...selection, format }).toString()}`;
  const reply = await readerOf(path).send(address, ids && { method: 'POST', json: { ids } });
  expect(reply.status).toBe(200);
  const bytes = new Uint8Array(await reply.arrayBuffer());
  const { heading, rows } = await (format === 'xlsx' ? readXlsx(bytes) : readCsv(bytes));
  const cells = (await Array.fromAsync(rows())).map((row) => row.cells.map(String));
  // Above the headings of some stands that they are not for everybody.
  const isBelowNotice = heading?.cells[0] === debtorNotice;
  const headings = isBelowNotice ? cells.shift() : heading?.cells;
  return { headers: reply.headers, bytes, heading: headings, rows: cells };
}

/** Reads the entry of the audit for the export that came last. */
function lastExport() {
  return app.db
    .selectFrom('auditEntry')
    .select(['action', 'recordType', 'after'])
    .where('action', '=', 'export')
    .orderBy('at', 'desc')
    .executeTakeFirstOrThrow();
}

/** Where the lists, or what was chosen in them, are had as files. */
function exportPaths(asked: 'GET' | 'POST'): string[] {
  const files = new Set(endpoints.flatMap(({ list, path }) => (list ? [`${path}/export`] : [])));
  const calls = endpoints.filter(({ method, path }) => method === asked && files.has(path));
  return calls.map(({ path }) => path);
}

const unknownId = '01930000-0000-7000-8000-000000000000';
const { meterId, companyId } = await fillLists(app.db);
const companies = { 'filter-by-party-type': 'true', 'party-type': 'company' };

describe('an export', () => {
  it('has Polish headings, dates that are dates and numbers that are numbers', async () => {
    const { heading, rows } = await download('/api/meter', { 'sort-by': 'name' });
    expect(heading?.slice(0, 7)).toEqual([
      'Nazwa',
      'Typ licznika',
      'Stan',
      'Ostatnia wartość',
      'Jednostka',
      'Ostatni odczyt',
      'Kto odczytał',
    ]);
    expect(rows.map((row) => row.slice(0, 7))).toEqual([
      ['E-2', 'Licznik energii elektrycznej', 'Nieaktywny', '', 'kWh', '', ''],
      // Half past midnight in Poland, where the summer is two hours ahead. The reader gives numbers a comma.
      ['W-1', 'Wodomierz', 'Aktywny', '12,5', 'm³', '2026-07-02T00:30:15', 'Nowak Anna'],
    ]);
  });

  it('as CSV is what spreadsheet programs in Poland open', async () => {
    const { bytes, headers } = await download(`/api/meter/${meterId}/measurements`, {
      format: 'csv',
    });
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      '\uFEFFData odczytu;Wartość;Kto odczytał;Sposób odczytu;Odpowiedź na ostrzeżenie;Uwaga;Unieważnienie\r\n' +
        '2026-07-02 00:30:15;12,5;Nowak Anna;Biuro;;;',
    );
  });

  it('of parties has what their details tell, numbers with all their zeros', async () => {
    const { heading, rows } = await download('/api/party', companies);
    const told = Object.fromEntries((heading ?? []).map((name, i) => [name, rows[0]?.[i]]));
    expect(told).toMatchObject({
      Nazwa: 'Zieleń',
      Działki: 'Ładna 2',
      NIP: '0123456789',
      Telefon: '+48 601 234 567',
      Ulica: 'Łąkowa',
      'Kod pocztowy': '00-950',
      Miejscowość: 'Łódź',
    });
  });

  it.each([
    ['/api/news', 'Szkic', undefined],
    ['/api/notice', 'Zaplanowane', 'tak'],
    ['/api/page/oplaty/versions', 'Widoczne', undefined],
    ['/api/file', 'Zakończone', 'nie'],
  ])('of %s tells the state in the words of its list', async (path, state, pinned) => {
    const { heading = [], rows } = await download(path);
    const told = (name: string) => rows[0]?.[heading.indexOf(name)];
    expect(told('Stan')).toBe(state);
    expect(told('Przypięte')).toBe(pinned);
  });

  it('is filtered, searched and sorted as the list is', async () => {
    const search = { 'filter-by-phrase': 'true', phrase: 'ladna' };
    const names = async (query: Record<string, string>) =>
      (await download('/api/garden', { ...search, ...query })).rows.map(([name]) => name);
    expect(await names({})).toEqual(['Ładna 2', 'Ładna 10']);
    expect(await names({ 'sort-direction': 'desc' })).toEqual(['Ładna 10', 'Ładna 2']);
    expect(await names({ 'filter-by-sector': 'true', sector: 'Sektor 2' })).toEqual(['Ładna 10']);
    expect(await names({ phrase: 'nigdzie' })).toEqual([]);
  });

  it('is all of the list, whatever page is asked for', async () => {
    const values = Array.from({ length: 1_234 }, (_, n) => ({ name: `Rząd ${n + 1}` }));
    await sql`
      insert into garden (id, name, sector_id)
      select gen_random_uuid(), name, 1 from jsonb_to_recordset(${JSON.stringify(values)}) as t (name text)
    `.execute(app.db);
    const rows = await download('/api/garden', {
      'filter-by-phrase': 'true',
      phrase: 'rząd',
      limit: '1',
      offset: '7',
    });
    expect(rows.rows.map(([name]) => name)).toEqual(values.map(({ name }) => name));
  });

  it.each(exportPaths('GET'))(
    '%s is named after its list and its day, and holds as many rows as the list',
    async (path) => {
      const list = path
        .replace('/export', '')
        .replace(':pageId', 'oplaty')
        .replace(':recordType/:recordId', `meter/${meterId}`)
        .replace(':id', meterId);
      const { totalItems } = (await readerOf(list).get<{ totalItems: number }>(list)).body;
      const { headers, rows } = await download(list);
      expect(totalItems).toBeGreaterThan(0);
      expect(rows.length).toBe(totalItems);
      expect(headers.get('content-type')).toBe(exportFormats.xlsx.mediaType);
      expect(headers.get('content-disposition')).toMatch(
        /^attachment; filename="?[a-z-]+-\d{4}-\d\d-\d\d\.xlsx"?$/,
      );
    },
  );
});

describe('chosen records', () => {
  it.each(exportPaths('POST'))(
    'of %s are a file of those alone, which tells how many are gone',
    async (path) => {
      const list = path.replace('/export', '').replace(':pageId', 'oplaty');
      const { items } = (await clerk.get<{ items: { id: string }[] }>(list)).body;
      const [{ id } = { id: '' }] = items;
      const { headers, rows } = await download(list, {}, [id, unknownId, 'niczyj', id]);
      expect(rows.length).toBe(1);
      expect(headers.get(leftOutHeader)).toBe('2');
    },
  );

  it('come in the order of the list, each once, many at a time', async () => {
    const names = Array.from({ length: 120 }, (_, n) => `Zbiór ${n + 1}`);
    const ids = await Promise.all(
      names.map(async (name) => (await addCompany(app.db, { name })).id),
    );
    const { headers, rows } = await download('/api/party', {}, [...ids.toReversed(), ...ids]);
    expect(rows.map(([name]) => name)).toEqual(names);
    expect(headers.get(leftOutHeader)).toBe('0');
    const asked = { 'filter-by-phrase': 'true', phrase: 'zbiór 12', 'sort-direction': 'desc' };
    const found = await download('/api/party', asked, ids);
    expect(found.rows.map(([name]) => name)).toEqual(['Zbiór 120', 'Zbiór 112', 'Zbiór 12']);
  });

  it('are those of the page that was asked', async () => {
    const { id } = await addPageVersion(app.db, { pageId: 'kontakt' });
    const { rows } = await download('/api/page/oplaty/versions', {}, [id]);
    expect(rows).toEqual([]);
  });

  it('stand in the audit by their ids', async () => {
    await download('/api/party', { format: 'csv' }, [companyId, unknownId]);
    expect(await lastExport()).toMatchObject({
      after: { list: 'Podmioty', rows: 1, format: 'csv', ids: [companyId, unknownId] },
    });
  });

  it.each([
    ['named by nobody', {}],
    ['none', { ids: [] }],
    ['more than can be chosen', { ids: Array.from({ length: mostAtOnce + 1 }, () => unknownId) }],
  ])('are refused when they are %s', async (_, body) => {
    const { status } = await clerk.post('/api/news/export?format=csv', body);
    expect(status).toBe(400);
  });
});

describe('a text in an export', () => {
  const hostile = [
    '=1+1',
    '+48 601 234 567',
    '-5',
    "@SUM(A1:A9) & cmd|' /C calc'!A0",
    'średnik; "cudzysłów"',
    '<b>&amp;</b> ]]>',
    '_x0041_ zażółć \u{1F33B}',
    '-2+3+cmd|calc',
    '\uFFFEznak\uFFFF',
  ];

  it('is a text whatever it begins with or holds', async () => {
    for (const title of hostile) await addNews(app.db, { title });
    const titles = async (format: string) =>
      (await download('/api/news', { format })).rows.map(([title]) => title);
    expect(await titles('xlsx')).toEqual(expect.arrayContaining(hostile));
    const guarded = hostile.map((text) => (/^(=|@|-2)/.test(text) ? `'${text}` : text));
    expect(await titles('csv')).toEqual(expect.arrayContaining(guarded));
  });
});

describe('who takes a list along', () => {
  it('is asked for the right to read it', async () => {
    const stranger = await app.as('ROLE_USER');
    expect((await stranger.get('/api/party/export?format=xlsx')).status).toBe(403);
  });

  it('stands in the audit with what was asked for', async () => {
    const { rows } = await download('/api/party', { ...companies, format: 'csv' });
    expect(await lastExport()).toEqual({
      action: 'export',
      recordType: 'export',
      after: {
        list: 'Podmioty',
        rows: rows.length,
        format: 'csv',
        filters: { partyType: 'company' },
        conditions: 'Typ podmiotu: Firma',
        sort: { by: 'name', direction: 'asc' },
      },
    });
  });

  it('stands there without the words that were searched for, which may be a name', async () => {
    await download('/api/party', { 'filter-by-phrase': 'true', phrase: 'zieleń' });
    const { after } = await lastExport();
    expect(after).toMatchObject({ rows: 1, conditions: 'z szukaniem' });
    expect(JSON.stringify(after)).not.toContain('zieleń');
  });
});

describe('an export is refused', () => {
  it.each(['', 'format=pdf', 'format=xlsx&sort-by=area', 'format=csv&filter-by-sector=perhaps'])(
    'asked for with %j',
    async (query) => {
      const { status, body } = await clerk.get<ErrorBody>(`/api/garden/export?${query}`);
      expect(status).toBe(400);
      expect(Object.values(body.fields ?? {})).toEqual(['Nieprawidłowa wartość']);
    },
  );

  it('of what is not there', async () => {
    expect((await clerk.get('/api/page/nieznana/versions/export?format=csv')).status).toBe(404);
  });
});
