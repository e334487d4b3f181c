import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { backUp } from '#src/backup/back-up.ts';
import { restore } from '#src/backup/restore.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import { sweepStorage } from '#src/document/sweep-storage.ts';
import { pdf, uploaded } from '#test/documents.ts';
import { addGarden, addMeasurement, addMeter, addParty } from '#test/factories.ts';
import { emptyInstallation, everyRow, installationOf } from '#test/installation.ts';
import { startTestAppOnce } from '#test/test-app.ts';
import { storedKeys } from '#test/test-storage.ts';

it('holds each object that its rows name, though one is swept and one comes meanwhile', async () => {
  const app = await startTestAppOnce();
  const clerk = await app.as('ROLE_EMPLOYEE');
  await uploaded(clerk, pdf, 'Zostaje');
  await clerk.delete(`/api/file/delete/${await uploaded(clerk, pdf, 'Usunięty')}`);
  await sql`update stored_object set unused_since = now() - interval '1 year'
    where id not in (select object_id from document)`.execute(app.db);
  const source = await installationOf(app);
  const before = await everyRow(app.db);

  /** The application goes on when the tables have been read and no object yet. */
  let goOn = async () => {
    await uploaded(clerk, pdf, 'Nowy');
    expect(await sweepStorage(app)).toMatchObject({ unused: 0 });
  };
  const storage: Storage = {
    ...app.storage,
    async size(key) {
      await goOn();
      goOn = async () => undefined;
      return app.storage.size(key);
    },
  };
  const path = join(app.dataDir, 'kopia.tar');
  expect(await backUp({ url: source.url, storage }, path)).toMatchObject({ objects: 2 });
  expect(await storedKeys(app.storage)).toHaveLength(3);

  const there = await emptyInstallation();
  await restore(there, path, { replace: false });
  expect(await everyRow(there.db)).toEqual(before);
  expect(await storedKeys(there.storage)).toHaveLength(2);
  expect(await sweepStorage(app)).toMatchObject({ unused: 1 });
});

it('is of one moment while rows that refer to each other keep coming', async () => {
  const app = await startTestAppOnce();
  const { id: gardenId } = await addGarden(app.db);
  let rounds = 0;
  const over = new AbortController();
  const started = Promise.withResolvers<void>();
  const writing = (async () => {
    while (!over.signal.aborted) {
      const { id: meterId } = await addMeter(app.db, { gardenId });
      await addMeasurement(app.db, { meterId, value: '1', measuredAt: '2026-01-01T10:00:00Z' });
      await addParty(app.db);
      rounds += 1;
      if (rounds === 3) started.resolve();
    }
  })();
  await started.promise;
  const path = join(app.dataDir, 'kopia.tar');
  await backUp(await installationOf(app), path).finally(() => over.abort());
  await writing;

  const there = await emptyInstallation();
  // The foreign keys, which the restore makes again, would refuse a measurement without its meter.
  await restore(there, path, { replace: false });
  const { party = [], meter = [], measurement = [] } = await everyRow(there.db);
  expect(party.length).toBeGreaterThanOrEqual(3);
  expect(meter.length - measurement.length).toBeOneOf([0, 1]);
  expect(measurement.length - party.length).toBeOneOf([0, 1]);
});

it('that cannot read an object which is there says which one, and leaves no file', async () => {
  const app = await startTestAppOnce();
  await uploaded(await app.as('ROLE_EMPLOYEE'), pdf);
  const [broken = ''] = await storedKeys(app.storage);
  const folder = join(app.dataDir, 'kopie');
  await mkdir(folder);
  const source = await installationOf(app);
  const storage = { ...app.storage, read: () => Promise.reject(new Error('a broken disk')) };
  const refused = backUp({ ...source, storage }, join(folder, 'kopia.tar'));
  await expect(refused).rejects.toThrow(`Nie udało się odczytać pliku „${broken}”`);
  expect(await readdir(folder)).toEqual([]);
});
