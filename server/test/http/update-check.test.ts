import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { schemaVersion } from '#src/backup/archive/carried-tables.ts';
import { backUp } from '#src/backup/back-up.ts';
import { measureUpdate } from '#src/backup/update-check/measure-update.ts';
import { migrateTo, readMigrations } from '#src/core/schema/migrate.ts';
import { openFolderStorage } from '#src/core/storage/folder-storage.ts';
import { fillFirstRelease, firstSchema } from '#test/first-release.ts';
import { databaseOf } from '#test/old-database.ts';
import { createEmptyDatabase } from '#test/test-cluster.ts';
import { temporaryFolder } from '#test/test-storage.ts';

const meters = 40;

// The states from which whole programs go to this one and back in update-and-back.long.test.ts.
it.each(['0052_zone_lists', '0092_moves_and_refunds', '0125_called_off_meeting'])(
  'an update of the filled schema %s is measured step by step, on its copy alone',
  async (state) => {
    const database = await databaseOf(firstSchema);
    await fillFirstRelease(database.db, meters);
    await database.db.transaction().execute((trx) => migrateTo(trx, state));
    const folder = await temporaryFolder();
    onTestFinished(() => folder[Symbol.asyncDispose]());
    const archive = join(folder.path, 'kopia.tar');
    const storage = openFolderStorage(join(folder.path, 'storage'));
    await backUp({ url: database.ownerUrl, storage }, archive);

    const copy = await createEmptyDatabase(inject('testCluster'));
    const { steps, seconds } = await measureUpdate(archive, copy.ownerUrl);
    const known = Object.keys(await readMigrations());
    const missing = known.slice(known.indexOf(state) + 1);
    expect(steps.map(({ name }) => name)).toEqual(missing);
    expect(steps.reduce((sum, step) => sum + step.seconds, 0)).toBeLessThanOrEqual(seconds);
    const changes = steps.flatMap((step) => step.changes);
    expect(changes).toContainEqual({
      table: 'debtor',
      kind: 'made',
      addedColumns: [],
      droppedColumns: [],
      writtenRows: 0,
    });
    expect(changes).toContainEqual(
      expect.objectContaining({ table: 'measurement', addedColumns: ['campaign_id'] }),
    );
    const accounts = changes.find(({ table, kind }) => table === 'settlement' && kind === 'made');
    // The holders of each plot get an account where there were none.
    expect((accounts?.writtenRows ?? 0) >= meters).toBe(state === '0052_zone_lists');
    expect(await schemaVersion(database.db)).toBe(state);
  },
);
