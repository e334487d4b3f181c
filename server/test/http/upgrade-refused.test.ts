import { expect, it } from 'vitest';
import { bringUpToDate } from '#src/core/schema/bring-up-to-date.ts';
import { migrateTo } from '#src/core/schema/migrate.ts';
import { databaseOf } from '#test/old-database.ts';
import { execute } from '#test/test-cluster.ts';

it('a migration that fails is named, in an update and in a restore, with the code of what refused it', async () => {
  const { url, ownerUrl, db } = await databaseOf('0087_cash');
  await execute(ownerUrl, 'create table bank_profile ()');
  const told = /^Nie udało się przygotować bazy danych \(zmiana „0088_bank”, 42P07\): sprawdź /;
  await expect(bringUpToDate({ url, ownerUrl })).rejects.toThrow(told);
  const restoring = db.transaction().execute((trx) => migrateTo(trx, 'latest'));
  await expect(restoring).rejects.toThrow(told);
});
