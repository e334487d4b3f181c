import { expect, it } from 'vitest';
import { migrateTo } from '#src/core/schema/migrate.ts';
import { addGarden, addParty, addTransferApplication } from '#test/factories.ts';
import { importLines } from '#test/http/import/import-run.ts';
import { databaseOf } from '#test/old-database.ts';

it('keeps what is there twice, and refuses it from then on', async () => {
  const { db } = await databaseOf('0098_messages');
  const { id: gardenId } = await addGarden(db);
  const [first, second] = [await addParty(db), await addParty(db)];
  const number = (registerNumber: string, { id }: { id: string }) =>
    db.updateTable('party').set({ registerNumber }).where('id', '=', id).execute();
  await number('ż1', first);
  await number('Ż1', second);
  const same = { gardenId, fromPartyId: first.id };
  await addTransferApplication(db, same);
  await addTransferApplication(db, same);

  await db.transaction().execute((trx) => migrateTo(trx, '0111_register_number_any_case'));
  const applications = db.selectFrom('transferApplication').select('id');
  expect(await applications.execute()).toHaveLength(2);
  await expect(addTransferApplication(db, same)).rejects.toThrow('transfer_application_once');

  // A file means each by its number as it is written, both of them in one.
  const heading = 'Numer ewidencyjny;Typ;Imię;Nazwisko;Nazwa firmy';
  await importLines(db, [heading, 'Ż1;osoba;Ewa;Lis;', 'ż1;osoba;Jan;Sowa;']);
  const parties = db.selectFrom('party').select(['id', 'registerNumber', 'lastName']);
  expect(await parties.orderBy('id').execute()).toEqual([
    { id: first.id, registerNumber: 'ż1', lastName: 'Sowa' },
    { id: second.id, registerNumber: 'Ż1', lastName: 'Lis' },
  ]);
  // Once it has another one, it has none that others have.
  await number('R1', second);
  await expect(number('r1', first)).rejects.toThrow('party_register_number_any_case');
});
