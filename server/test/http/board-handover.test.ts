import type { BackupList } from '@grzadka/contract/backup/backup.model';
import type { BoardHandover } from '@grzadka/contract/board-handover/board-handover.model';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, it, onTestFinished, vi } from 'vitest';
import { deleteOldHandovers } from '#src/board-handover/delete-old-handovers.ts';
import { runJobs } from '#src/core/jobs/run-jobs.ts';
import { readXlsx } from '#src/import/read/read-xlsx.ts';
import { createWorkers } from '#src/workers.ts';
import { addBankAccount, addBankLine } from '#test/bank-lines.ts';
import { pdf, uploaded } from '#test/documents.ts';
import { addLogin, addParty } from '#test/factories.ts';
import { installationOf } from '#test/installation.ts';
import { addAccount, postDebt, postPayment } from '#test/ledger.ts';
import { readPdf } from '#test/read-pdf.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const admin = await app.as('ROLE_ADMIN');
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const path = '/api/system/handover';

const packs = async () => (await admin.get<{ items: BoardHandover[] }>(path)).body.items;

/** The program's own jobs, for one test. */
async function work(): Promise<void> {
  const { url } = await installationOf(app);
  const ours = new Set(['backup.request', 'board-handover.make']);
  const workers = createWorkers({ ...app, url, log: silent }).filter(({ job }) =>
    ours.has(job.name),
  );
  const jobs = await runJobs({ ...app, log: silent, workers, pollingInterval: 0.5 });
  onTestFinished(() => jobs.stop());
}

const soon = { timeout: 15_000, interval: 100 };

/** A pack that was asked for, once it is made: its files by name. */
async function madePack(): Promise<{ id: string; files: Readonly<Record<string, Uint8Array>> }> {
  const { body } = await admin.post<{ id: string }>(path, undefined);
  await vi.waitFor(async () => {
    expect(await packs()).toContainEqual(expect.objectContaining({ ...body, state: 'done' }));
  }, soon);
  const reply = await admin.send(`${path}/${body.id}`);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/zip']);
  return { id: body.id, files: unzipSync(new Uint8Array(await reply.arrayBuffer())) };
}

/** The cells of a workbook of a pack, row by row, as one text. */
async function textOf(bytes: Uint8Array | undefined): Promise<string> {
  const { rows } = await readXlsx(bytes ?? new Uint8Array());
  const read = await Array.fromAsync(rows());
  return read.map(({ cells }) => cells.map(String).join('; ')).join('\n');
}

it('holds what the next board goes on with', async () => {
  const address = { street: 'Polna', houseNumber: '1', postalCode: '05-400', city: 'Otwock' };
  await app.db
    .updateTable('settings')
    .set({ name: 'ROD Złote Kłosy', ...address })
    .execute();
  const { id: partyId } = await addParty(app.db, { firstName: 'Zofia', lastName: 'Kasprzak' });
  const login = await addLogin(app.db, { partyId, role: 'ROLE_TREASURER' });
  const { id: account } = await addAccount(app.db);
  const day = '2026-01-15';
  await postDebt(app.db, { account, day, parts: [{ amount: 123_45, dueOn: '2026-02-15' }] });
  await postPayment(app.db, { account, day, amount: 100_00 });
  const { id: bankAccountId } = await addBankAccount(app.db, { name: 'Rachunek bieżący' });
  await addBankLine(app.db, { bankAccountId, title: 'Nie wiadomo za co', state: 'unclear' });
  await uploaded(admin, pdf, 'Statut ogrodu');
  await admin.post('/api/news/create', { title: 'Szkic o wodzie' });
  await work();
  await admin.request('/api/backup/create', { method: 'POST' });
  await vi.waitFor(async () => {
    const { items, work: atWork } = (await admin.get<BackupList>('/api/backup')).body;
    expect([items.length, atWork]).toEqual([1, null]);
  }, soon);

  const { id, files } = await madePack();

  expect(Object.keys(files)).toEqual([
    'Czytaj to najpierw.txt',
    'protokol-przekazania.pdf',
    'loginy-i-role.xlsx',
    'ustawienia.xlsx',
    'sprawy-otwarte.xlsx',
    'terminy.xlsx',
    'dokumenty.xlsx',
    'rozliczenia.xlsx',
    'bank-i-kasa.xlsx',
    'spis-kopii-zapasowej.json',
  ]);
  const logins = await textOf(files['loginy-i-role.xlsx']);
  expect(logins).toContain(login.loginId);
  expect(logins).toContain('Kasprzak Zofia');
  expect(logins).toContain('Skarbnik');
  expect(await textOf(files['ustawienia.xlsx'])).toContain('ROD Złote Kłosy');
  const matters = await textOf(files['sprawy-otwarte.xlsx']);
  expect(matters).toContain('Szkic o wodzie');
  expect(matters).toContain('Nie wiadomo za co');
  expect(await textOf(files['dokumenty.xlsx'])).toContain('Statut ogrodu');
  const accounts = await textOf(files['rozliczenia.xlsx']);
  expect(accounts).toMatch(/23[.,]45/);
  expect(await textOf(files['bank-i-kasa.xlsx'])).toContain('Rachunek bieżący');
  const manifest = JSON.parse(strFromU8(files['spis-kopii-zapasowej.json'] ?? new Uint8Array()));
  expect(manifest.tables).toContainEqual(expect.objectContaining({ name: 'login' }));
  // No secrets, in none of the files.
  const hashes = await app.db.selectFrom('login').select('passwordHash').execute();
  for (const bytes of Object.values(files)) {
    const text = strFromU8(bytes, true);
    for (const { passwordHash } of hashes) expect(text).not.toContain(passwordHash);
  }

  const paper = await readPdf(files['protokol-przekazania.pdf'] ?? new Uint8Array());
  expect(paper).toMatchObject({
    title: 'Protokół przekazania spraw nowemu zarządowi',
    language: 'pl-PL',
    isTagged: true,
  });
  const text = paper.pages.join(' ');
  for (const said of [
    'ROD Złote Kłosy',
    'Otwock',
    'Przekazuje dotychczasowy zarząd',
    'Przejmuje nowy zarząd',
    'Podpis',
    '23,45',
  ]) {
    expect(text).toContain(said);
  }

  const entries = await app.db
    .selectFrom('auditEntry')
    .select('action')
    .where('recordId', '=', id)
    .orderBy('at')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['make-handover', 'fetch-handover']);
});

it('is one while it is made, and gone after seven days', async () => {
  const [one, other] = await Promise.all([
    admin.post<{ id: string }>(path, undefined),
    admin.post<{ id: string }>(path, undefined),
  ]);
  expect([one.status, other.status]).toEqual([201, 201]);
  expect(other.body).toEqual(one.body);
  expect((await admin.get(`${path}/${one.body.id}`)).status).toBe(404);
  await work();
  const { id } = await madePack();
  await app.db
    .updateTable('boardHandover')
    .set({ createdAt: sql`now() - interval '6 days 23 hours'` })
    .execute();
  expect(await deleteOldHandovers(app)).toBe(0);
  expect((await admin.send(`${path}/${id}`)).status).toBe(200);

  const old = await app.db
    .updateTable('boardHandover')
    .set({ createdAt: sql`now() - interval '7 days 1 minute'` })
    .returning('objectId')
    .execute();

  expect((await admin.get(`${path}/${id}`)).status).toBe(404);
  expect(await packs()).toEqual([]);
  expect(await deleteOldHandovers(app)).toBe(old.length);
  for (const { objectId } of old) expect(await app.storage.size(objectId ?? '')).toBeNull();
});

it('is for administrators alone', async () => {
  for (const role of ['ROLE_SUPER_USER', 'ROLE_TREASURER', 'ROLE_USER'] as const) {
    const client = await app.as(role);
    expect((await client.post(path, undefined)).status).toBe(403);
    expect((await client.get(path)).status).toBe(403);
  }
});
