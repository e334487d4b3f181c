import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import type { PinDates, PublicationDates } from '@grzadka/contract/core/publication/publication';
import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '#src/core/database/tables.ts';
import { addDocument, addNews, addNotice, addPageVersion } from '#test/content-factories.ts';
import { startTestApp } from '#test/test-app.ts';

type Dates = Partial<PublicationDates & PinDates>;

/** A list of records with dates, and how one of them is read and changed. */
interface Area {
  list: string;
  add: (db: Kysely<Database>, dates?: Dates) => Promise<{ id: string }>;
  get: (id: string) => string;
  update: string;
  /** What an update has to state besides dates. */
  body: (id: string) => Record<string, unknown>;
  isPinnable: boolean;
}

const areas: Record<string, Area> = {
  news: {
    list: '/api/news',
    add: (db, dates) => addNews(db, dates),
    get: (id) => `/api/news/get/${id}`,
    update: '/api/news/update',
    body: (id) => ({ id, title: 'Wpis' }),
    isPinnable: false,
  },
  notices: {
    list: '/api/notice',
    add: (db, dates) => addNotice(db, dates),
    get: (id) => `/api/notice/get/${id}`,
    update: '/api/notice/update',
    body: (id) => ({ id, title: 'Ogłoszenie' }),
    isPinnable: true,
  },
  'page versions': {
    list: '/api/page/kontakt/versions',
    add: (db, dates) => addPageVersion(db, { pageId: 'kontakt', ...dates }),
    get: (id) => `/api/page/kontakt/version/${id}`,
    update: '/api/page/version/update',
    body: (id) => ({ pageId: 'kontakt', pageVersionId: id }),
    isPinnable: false,
  },
  documents: {
    list: '/api/file',
    add: (db, dates) => addDocument(db, dates),
    get: (id) => `/api/file/get/${id}`,
    update: '/api/file/update',
    body: (id) => ({ id, name: 'Dokument' }),
    isPinnable: true,
  },
};

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

/** Periods around now, and the state of a publication with each of them at this moment. */
const periods = [
  [null, null, 'draft'],
  [hours(-2), null, 'visible'],
  [hours(-2), hours(1), 'visible'],
  [hours(-2), hours(-1), 'ended'],
  [hours(1), null, 'scheduled'],
  [hours(1), hours(2), 'scheduled'],
  [hours(-1), hours(-1), 'ended'],
] as const;

const rules = {
  publication: {
    from: 'publicationFromDate',
    thru: 'publicationThruDate',
    filter: ['filter-by-state', 'is-active'],
    sorts: ['publication-from-date', 'publication-thru-date'],
    startMissing: 'Należy najpierw podać początkową datę publikacji',
  },
  pin: {
    from: 'pinFromDate',
    thru: 'pinThruDate',
    filter: ['filter-by-pinning', 'is-pinned'],
    sorts: ['pin-from-date', 'pin-thru-date'],
    startMissing: 'Należy podać początkową datę przypięcia',
  },
} as const;

const cases = Object.entries(areas).flatMap(([name, area]) =>
  (area.isPinnable ? (['publication', 'pin'] as const) : (['publication'] as const)).map(
    (kind) => [kind, name, area, rules[kind]] as const,
  ),
);

type Row = { id: string } & Dates;

describe.each(cases)('the %s of %s', (kind, _, area, rule) => {
  const list = async (query: Record<string, string>) => {
    const parameters = new URLSearchParams({ limit: '1000', ...query }).toString();
    return (await clerk.get<ListPage<Row>>(`${area.list}?${parameters}`)).body.items;
  };

  it('is a state that follows from its dates and the clock', async () => {
    const records = await Promise.all(
      periods.map(async ([from, thru, state]) => {
        const { id } = await area.add(app.db, { [rule.from]: from, [rule.thru]: thru });
        return { id, lasts: state === 'visible', state };
      }),
    );
    const ours = new Set(records.map(({ id }) => id));
    const [filter, value] = rule.filter;
    for (const wanted of [true, false]) {
      const found = await list({ [filter]: 'true', [value]: String(wanted) });
      expect(
        found
          .map(({ id }) => id)
          .filter((id) => ours.has(id))
          .toSorted(),
      ).toEqual(
        records
          .filter(({ lasts }) => lasts === wanted)
          .map(({ id }) => id)
          .toSorted(),
      );
    }
    const all = await list({ [value]: 'true' });
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([...ours]));
    for (const { id, lasts, state } of records) {
      const told = kind === 'pin' ? { state: 'draft', pinned: lasts } : { state };
      expect(all.find((row) => row.id === id)).toMatchObject(told);
      expect((await clerk.get(area.get(id))).body).toMatchObject(told);
    }
  });

  it.each(rule.sorts)('sorts by %s with empty dates last both ways', async (by) => {
    const field = by.endsWith('from-date') ? rule.from : rule.thru;
    const ascending = await list({ 'sort-by': by, 'sort-direction': 'asc' });
    const descending = await list({ 'sort-by': by, 'sort-direction': 'desc' });
    for (const [rows, way] of [
      [ascending, 1],
      [descending, -1],
    ] as const) {
      const dates = rows.map((row) => row[field] ?? null);
      const filled = dates.filter((date) => date !== null);
      expect(filled.length).toBeGreaterThan(1);
      expect(dates.slice(filled.length).every((date) => date === null)).toBe(true);
      expect(filled).toEqual(filled.toSorted((a, b) => (a < b ? -way : a > b ? way : 0)));
    }
    expect(ascending.at(-1)?.[field]).toBeNull();
  });

  it('is changed, in UTC, and taken away again', async () => {
    const { id } = await area.add(app.db);
    const save = (dates: Record<string, unknown>) =>
      clerk.put(area.update, { ...area.body(id), ...dates });
    const read = async () => (await clerk.get<Row>(area.get(id))).body;

    const period = {
      [rule.from]: '2026-05-01T12:00:00+02:00',
      [rule.thru]: '2026-06-01T00:00:00Z',
    };
    expect((await save(period)).status).toBe(204);
    expect(await read()).toMatchObject({
      [rule.from]: '2026-05-01T10:00:00.000Z',
      [rule.thru]: '2026-06-01T00:00:00.000Z',
    });
    expect((await save({ [rule.from]: '', [rule.thru]: null })).status).toBe(204);
    expect(await read()).toMatchObject({ [rule.from]: null, [rule.thru]: null });
    await save(period);
    expect((await save({})).status).toBe(204);
    expect(await read()).toMatchObject({ [rule.from]: null, [rule.thru]: null });
  });

  it.each([
    [null, '2026-06-01T00:00:00Z', rule.from, rule.startMissing],
    [
      '2026-06-01T00:00:00.001Z',
      '2026-06-01T00:00:00Z',
      rule.from,
      'Data początkowa nie może być późniejsza niż data końcowa',
    ],
    ['jutro', null, rule.from, 'Nieprawidłowa wartość'],
    ['2026-06-01T00:00:00Z', '2026-13-01T00:00:00Z', rule.thru, 'Nieprawidłowa wartość'],
    ['1899-12-31T00:00:00Z', null, rule.from, 'Nieprawidłowa wartość'],
    ['2026-06-01T00:00:00Z', '2100-01-01T00:00:00Z', rule.thru, 'Nieprawidłowa wartość'],
    [5, null, rule.from, 'Nieprawidłowa wartość'],
  ])('from %j thru %j is refused at %s', async (from, thru, field, message) => {
    const { id } = await area.add(app.db, { [rule.from]: hours(-1) });
    const before = (await clerk.get(area.get(id))).body;
    const { status, body } = await clerk.put<ErrorBody>(area.update, {
      ...area.body(id),
      [rule.from]: from,
      [rule.thru]: thru,
    });
    expect([status, body]).toEqual([
      400,
      { code: 'validation', message, fields: { [field]: message } },
    ]);
    expect((await clerk.get(area.get(id))).body).toEqual(before);
    expect(kind).toBe(field.startsWith('pin') ? 'pin' : 'publication');
  });
});

describe.each(Object.entries(areas))('changes of %s', (_, area) => {
  it('are stale when somebody else changed the record meanwhile', async () => {
    const { id } = await area.add(app.db);
    const etag = (await clerk.get(area.get(id))).headers.get('etag') ?? '';
    const save = (publicationFromDate: string, headers: Record<string, string>) =>
      clerk.put<ErrorBody>(area.update, { ...area.body(id), publicationFromDate }, headers);
    expect((await save('2026-01-01T00:00:00Z', { 'if-match': etag })).status).toBe(204);
    const late = await save('2027-01-01T00:00:00Z', { 'if-match': etag });
    expect([late.status, late.body.code]).toEqual([412, 'stale']);
    expect((await clerk.get<Row>(area.get(id))).body.publicationFromDate).toBe(
      '2026-01-01T00:00:00.000Z',
    );
    expect((await save('2028-01-01T00:00:00Z', {})).status).toBe(204);
  });

  it('of an unknown record are a 404', async () => {
    const unknown = '01930000-0000-7000-8000-000000000000';
    expect((await clerk.put(area.update, area.body(unknown))).status).toBe(404);
    expect((await clerk.put(area.update, area.body('nic'))).status).toBe(404);
    expect((await clerk.get(area.get(unknown))).status).toBe(404);
  });

  it('of a body that is no object are refused', async () => {
    for (const body of [null, [], 'x', 5]) {
      expect((await clerk.put(area.update, body)).status).toBe(400);
    }
  });
});
