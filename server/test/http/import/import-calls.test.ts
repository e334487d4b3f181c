import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ImportEvent, ImportReport } from '@grzadka/contract/import/import.model';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { addGarden } from '#test/factories.ts';
import { addAccount } from '#test/ledger.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { openPatientDatabase } from '#test/patient-database.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const patient = await openPatientDatabase(app);
const treasurer = await app.as('ROLE_TREASURER');

const heading = 'Sektor;Działka;Powierzchnia m2';

interface Sent {
  lines?: readonly string[];
  name?: string;
  sha256?: string;
  signal?: AbortSignal;
}

/** Sends a file of these lines and gives the reply as it begins. */
function send(call: string, { lines = [heading], name = 'dzialki.csv', sha256, signal }: Sent) {
  const multipart = new FormData();
  // The fields of a form may come in any order.
  multipart.set('file', new File([lines.join('\n')], name));
  if (sha256 !== undefined) multipart.set('sha256', sha256);
  return treasurer.send(`/api/import/${call}`, {
    method: 'POST',
    multipart,
    ...(signal && { signal }),
  });
}

/** Returns the steps in the reply, and the report at its end. */
async function eventsOf(call: string, sent: Sent) {
  const response = await send(call, sent);
  const text = await response.text();
  expect(response.status, text).toBe(200);
  const events = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ImportEvent);
  return { events, report: events.at(-1) as ImportReport };
}

async function refusalOf(call: string, sent: Sent) {
  const response = await send(call, sent);
  const { fields, message } = (await response.json()) as ErrorBody;
  return { status: response.status, fields, message };
}

async function gardenNames(): Promise<string[]> {
  const gardens = await app.db.selectFrom('garden').select('name').orderBy('name').execute();
  return gardens.map(({ name }) => name);
}

describe('a file in the browser', () => {
  it('is checked without a trace, and then stored as it was checked', async () => {
    await addGarden(app.db, { name: '1', sector: 1, area: 300 });
    const lines = [heading, '1;1;300', '1;2;312,5'];
    const checked = await eventsOf('garden/check', { lines });
    expect(checked.events).toEqual([
      { kind: 'progress', phase: 'check', done: 0, total: 2 },
      { kind: 'progress', phase: 'check', done: 2, total: 2 },
      {
        kind: 'report',
        isStored: false,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        rows: 2,
        faultyRows: 0,
        counts: { added: 1, changed: 0, unchanged: 1 },
        faults: { total: 0, first: [] },
        warnings: { total: 0, first: [] },
        notes: [],
      },
    ]);
    expect(await gardenNames()).toEqual(['1']);

    const { sha256 } = checked.report;
    const another = [...lines, '1;3;300'];
    expect(await refusalOf('garden/run', { lines: another, sha256 })).toMatchObject({
      status: 409,
      fields: { file: 'Plik zmienił się od sprawdzenia. Sprawdź go jeszcze raz.' },
    });
    expect(await gardenNames()).toEqual(['1']);

    const done = await eventsOf('garden/run', { lines, sha256, name: 'C:\\listy\\dzialki.csv' });
    expect(done.events).toEqual([
      { kind: 'progress', phase: 'check', done: 0, total: 2 },
      { kind: 'progress', phase: 'check', done: 2, total: 2 },
      { kind: 'progress', phase: 'write', done: 1, total: 1 },
      { ...checked.report, isStored: true },
    ]);
    expect(await gardenNames()).toEqual(['1', '2']);
    const audit = app.db.selectFrom('auditEntry').where('recordType', '=', 'import');
    expect(await audit.select(['action', 'actor', 'after']).execute()).toEqual([
      {
        action: 'import',
        actor: 'Kowalski Jan',
        after: {
          fileName: 'dzialki.csv',
          records: 'Działki',
          added: 1,
          changed: 0,
          unchanged: 1,
        },
      },
    ]);
  });

  it('with faulty rows is told by line and column, the same fault once', async () => {
    const more = Array.from({ length: 12 }, (_, index) => `1;b${index};x`);
    const lines = [heading, '1;7;300', '9;9;', '1;7;5', ...more];
    const { report } = await eventsOf('garden/check', { lines });
    expect(report).toMatchObject({ rows: 15, faultyRows: 14, counts: null });
    expect(report.faults).toEqual({
      total: 15,
      first: [
        {
          rows: [3],
          count: 1,
          column: 'Sektor',
          message:
            'W pliku jest „9”. Wpisz: Sektor 1, Sektor 2 lub Sektor 3. Nowy sektor dodaj w System → Sektory.',
        },
        {
          rows: [3],
          count: 1,
          column: 'Powierzchnia m2',
          message: 'Powierzchnia nie może być pustym ciągiem znaków',
        },
        { rows: [4], count: 1, column: 'Działka', message: 'Ta działka jest już w wierszu 2' },
        {
          rows: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
          count: 12,
          column: 'Powierzchnia m2',
          message: 'Powierzchnia powinna być liczbą większą od zera',
        },
      ],
    });
  });

  it('of another list than the one chosen is refused', async () => {
    const file = 'W tym pliku jest lista: Działki. Wybierz ją albo inny plik.';
    expect(await refusalOf('meter/check', {})).toEqual({
      status: 400,
      fields: { file },
      message: file,
    });
  });

  it.each([
    ['garden/check', { name: 'plan.pdf' }, { file: 'Wybierz plik .xlsx albo .csv' }],
    ['garden/run', {}, { sha256: 'Najpierw sprawdź plik' }],
  ])('sent to %s with %j is refused before it is read', async (call, sent, fields) => {
    expect(await refusalOf(call, sent)).toMatchObject({ status: 400, fields });
  });

  it.each([
    ['garden', 'dzialki.csv', 'text/csv; charset=utf-8'],
    ['meter', 'liczniki.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('of %s has an example', async (kind, name, type) => {
    const { status, headers } = await treasurer.get(`/api/import/${kind}/sample`);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(headers.get('content-disposition')).toBe(`attachment; filename=${name}`);
  });
});

describe('while an import is under way', () => {
  const busy = {
    status: 409,
    message: 'Ktoś właśnie sprawdza lub wczytuje plik. Spróbuj ponownie za chwilę.',
  };

  it('another one is refused, and who hangs up ends the first', async () => {
    const lines = [heading, '2;1;300'];
    const { report } = await eventsOf('garden/check', { lines });
    const hangUp = new AbortController();
    await patient.transaction().execute(async (trx) => {
      // The import has begun, and comes to a halt here.
      await sql`lock table garden in exclusive mode`.execute(trx);
      const { sha256 } = report;
      const first = await send('garden/run', { lines, sha256, signal: hangUp.signal });
      expect(first.status).toBe(200);
      await untilWaitingForLocks(app.db, 1);
      expect(await refusalOf('garden/check', { lines })).toMatchObject(busy);
      hangUp.abort();
    });
    // Its place is free when its process is gone, and so is the lock that it held.
    await vi.waitFor(
      async () => expect((await send('garden/check', { lines })).status).toBe(200),
      60_000,
    );
    const stored = app.db.selectFrom('garden').innerJoin('sector', 'sector.id', 'garden.sectorId');
    const inSector2 = await stored
      .select('garden.id')
      .where('sector.name', '=', 'Sektor 2')
      .execute();
    expect(inSector2).toEqual([]);
  });

  it('of another program on the same database, one is refused here, too', async () => {
    await patient.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('grzadka import'))`.execute(trx);
      expect(await refusalOf('garden/check', { lines: [heading, '1;1;1'] })).toMatchObject(busy);
    });
  });
});

it('a file of opening balances is posted in the name of who imports it', async () => {
  const { id } = await addAccount(app.db, { name: 'BO-1' });
  const lines = [
    'Sektor;Działka;Stan na dzień;Kwota;Termin płatności;Rodzaj opłaty',
    '1;BO-1;2025-12-31;100,50;2025-06-30;Opłata wodna',
  ];
  const { sha256 } = (await eventsOf('opening/check', { lines })).report;
  expect(await auditOf(app.db, 'settlement', id)).toEqual([]);
  const { counts } = (await eventsOf('opening/run', { lines, sha256 })).report;
  expect(counts).toEqual({ added: 1, changed: 0, unchanged: 0 });
  const entries = await app.db.selectFrom('ledgerEntry').select(['number', 'loginId']).execute();
  expect(entries).toEqual([{ number: 'BO/2025/1/1', loginId: expect.any(String) }]);
  const after = { documentNumber: 'BO/2025/1/1', postingDay: '2025-12-31', postedAmount: 100_50 };
  expect(await auditOf(app.db, 'settlement', id)).toMatchObject([{ action: 'post', after }]);
});
