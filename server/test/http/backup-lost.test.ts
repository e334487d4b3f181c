import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupList } from '@grzadka/contract/backup/backup.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { systemOverview } from '@grzadka/contract/system/overview.model';
import { expect, it } from 'vitest';
import { checkArchive } from '#src/backup/archive/read-archive.ts';
import { nightlyBackupWorker } from '#src/backup/nightly/nightly-backup.worker.ts';
import { makeOnRequest } from '#src/backup/requested/do-request.ts';
import { auditOf } from '#test/audit-trail.ts';
import { startBackupCommand } from '#test/backup-command.ts';
import { download, pdf, uploaded } from '#test/documents.ts';
import { emptyInstallation, everyObject, everyRow, installationOf } from '#test/installation.ts';
import { noJobs } from '#test/no-jobs.ts';
import { startTestApp } from '#test/test-app.ts';
import { fileForm } from '#test/test-images.ts';

const app = await startTestApp();
const here = await installationOf(app);
const folder = join(app.dataDir, 'backups');
const admin = await app.as('ROLE_ADMIN');
const lost = await uploaded(admin, pdf, 'Regulamin');
await uploaded(admin, { ...pdf, content: 'inna treść' }, 'Statut');
const keyOf = async (id: string) =>
  (await app.db.selectFrom('document').select('objectId').where('id', '=', id).execute())[0]
    ?.objectId ?? '';
const lostKey = await keyOf(lost);
await app.storage.delete(lostKey);

const silent = { info: () => {}, error: () => {} };
const nightly = nightlyBackupWorker({ ...app, ...here, log: silent });
const attempt = { jobs: noJobs, isLast: true, signal: new AbortController().signal };

async function card() {
  const { body } = await admin.get('/api/system/overview');
  return systemOverview.parse(body).cards.find(({ key }) => key === 'backup')?.state;
}

it('an object that the storage has lost stops no backup, which names it, nor what comes of it', async () => {
  await nightly.run({}, attempt);
  expect(await card()).toMatchObject({ level: 'warning', lost: { count: 1, name: 'Regulamin' } });
  const { body } = await admin.get<BackupList>('/api/backup');
  expect(body).toMatchObject({ lastFailure: null, lost: [{ type: 'document', id: lost }] });
  const [item] = body.items;
  const archive = join(folder, item?.fileName ?? '');
  expect(await checkArchive(archive)).toMatchObject({ objects: 1, missing: [lostKey] });

  const name = 'grzadka-2030-01-01-120000.tar';
  const options = { source: here, madeBy: null, minFreeDiskMb: 0 };
  await makeOnRequest({ db: app.db, folder, name }, options);
  expect((await admin.get<BackupList>('/api/backup')).body).toMatchObject({
    items: [{ id: name }, {}],
    lost: [{ id: lost }],
  });

  const own = join(app.dataDir, 'kopia.tar');
  const done = await startBackupCommand('backup', here, [own]).ended;
  expect(done).toMatchObject({ code: 0, stderr: '' });
  expect(done.stdout).toContain('(jest ich: 1)');
  expect(done.stdout).toContain('Dokument „Regulamin”');

  const there = await emptyInstallation();
  const restored = await startBackupCommand('restore', there, [own]).ended;
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toContain('pliki: 1.');
  expect(restored.stdout).toContain('Dokument „Regulamin”');
  expect(await everyRow(there.db)).toEqual(await everyRow(app.db));
  expect(await everyObject(there.storage)).toEqual(await everyObject(app.storage));
});

it('a storage that is gone as a whole is backed up as nothing', async () => {
  const storage = join(app.dataDir, 'storage');
  await rename(storage, `${storage}-elsewhere`);
  const name = 'grzadka-2030-01-02-120000.tar';
  const options = { source: here, madeBy: null, minFreeDiskMb: 0 };
  const made = makeOnRequest({ db: app.db, folder, name }, options);
  await expect(made).rejects.toThrow('nie wykonano kopii');
  await rename(`${storage}-elsewhere`, storage);
});

it('the file of a document is uploaded anew where it was lost, and all is well again', async () => {
  const send = (id: string, ifMatch?: string) =>
    admin.request<ErrorBody>('/api/file/replace', {
      method: 'POST',
      multipart: fileForm({ id }, { ...pdf, content: 'nowa', name: 'regulamin-2.pdf' }),
      ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }),
    });
  const state = () => admin.get(`/api/file/state/${lost}`);
  expect(await state()).toMatchObject({ status: 200, body: { isLost: true } });
  expect(await admin.get(`/api/file/content/${lost}`)).toMatchObject({
    status: 404,
    body: { message: expect.stringContaining('Zaginął plik') as string },
  });
  expect(await send(lost, '"7"')).toMatchObject({ status: 412 });
  expect(await send(lost, '"1"')).toMatchObject({ status: 204 });

  expect(await state()).toMatchObject({ body: { isLost: false } });
  expect((await download(admin, lost)).bytes.toString()).toBe('nowa');
  expect((await auditOf(app.db, 'document', lost)).at(-1)).toMatchObject({
    action: 'replace-file',
    before: { fileName: 'regulamin.pdf', objectId: lostKey },
    after: { fileName: 'regulamin-2.pdf', size: 4, objectId: await keyOf(lost) },
  });
  // Yellow it stays, since no copy ever left this disk.
  expect(await card()).toMatchObject({ level: 'warning', lost: null });
  const archive = join(app.dataDir, 'cala.tar');
  expect((await startBackupCommand('backup', here, [archive]).ended).stdout).not.toContain('Uwaga');
  expect(await checkArchive(archive)).toMatchObject({ objects: 2, missing: [] });
  expect(await send(lost)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('jest na miejscu') as string },
  });
});
