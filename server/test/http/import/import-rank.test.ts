import type { Role } from '@grzadka/contract/core/access/roles';
import { emailOfHigherRank } from '@grzadka/contract/party/party-rank';
import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '#src/core/database/tables.ts';
import { addLogin, addParty } from '#test/factories.ts';
import { untilWaitingForLocks } from '#test/locks.ts';
import { emptyDatabase, importLines, refusalOf } from './import-run.ts';

const heading = 'Numer ewidencyjny;Typ;Imię;Nazwisko;Nazwa firmy;E-mail';
const refused = `wiersz 2, kolumna „E-mail”: ${emailOfHigherRank} W pliku zostaw dotychczasowy adres.`;

/** A party with an e-mail address and a login of the role, and whoever imports. */
async function partyWith(role: Role, importer: Role = 'ROLE_TREASURER') {
  const db = await emptyDatabase();
  const party = await addParty(db, { lastName: 'Sowa', email: 'jan@example.pl' });
  const login = await addLogin(db, { role, partyId: party.id });
  const own = await addLogin(db, { role: importer, partyId: null });
  return { db, party, login, actor: { userLoginId: own.id, displayName: 'Skarbnik' } };
}

const addressOf = async (db: Kysely<Database>) =>
  (await db.selectFrom('party').select(['email', 'registerNumber']).execute())[0];

it('a file gives no other address to a party whose login is of a higher rank, by whatever way', async () => {
  const { db, party, actor } = await partyWith('ROLE_ADMIN');
  const file = (email: string) => [heading, `7;osoba;Jan;Sowa;;${email}`];
  // Identical to the party, the row gives it the register number by which the next one finds it.
  await importLines(db, file('jan@example.pl'), { actor });
  expect(await addressOf(db)).toEqual({ email: 'jan@example.pl', registerNumber: '7' });
  for (const email of ['zly@example.pl', '']) {
    expect(await refusalOf(importLines(db, file(email), { actor }))).toEqual([refused]);
    expect(await refusalOf(importLines(db, file(email), { actor, isDryRun: true }))).toEqual([
      refused,
    ]);
  }
  // Nothing else of the file is stored either.
  const more = [...file('zly@example.pl'), ';osoba;Ewa;Lis;;'];
  expect(await refusalOf(importLines(db, more, { actor }))).toEqual([refused]);
  expect(await addressOf(db)).toEqual({ email: 'jan@example.pl', registerNumber: '7' });
  expect(await db.selectFrom('party').select('id').execute()).toEqual([{ id: party.id }]);
});

it('one of an equal or a lower rank gets it', async () => {
  const { db, actor } = await partyWith('ROLE_TREASURER');
  await importLines(db, [heading, '7;osoba;Jan;Sowa;;jan@example.pl'], { actor });
  await importLines(db, [heading, '7;osoba;Jan;Sowa;;inny@example.pl'], { actor });
  expect(await addressOf(db)).toMatchObject({ email: 'inny@example.pl' });
});

it('a role that rises after the check is waited for, and counts', async () => {
  const { db, login, actor } = await partyWith('ROLE_USER');
  await importLines(db, [heading, '7;osoba;Jan;Sowa;;jan@example.pl'], { actor });
  const lines = [heading, '7;osoba;Jan;Sowa;;zly@example.pl'];
  await importLines(db, lines, { actor, isDryRun: true });
  const { running } = await db.transaction().execute(async (trx) => {
    const change = trx.updateTable('login').set({ role: 'ROLE_SUPER_USER' });
    await change.where('id', '=', login.id).execute();
    const begun = refusalOf(importLines(db, lines, { actor }));
    await untilWaitingForLocks(db, 1);
    return { running: begun };
  });
  expect(await running).toEqual([refused]);
});

it('a role that was taken from whoever imports does not count any more', async () => {
  const { db, actor } = await partyWith('ROLE_USER', 'ROLE_EMPLOYEE');
  await importLines(db, [heading, '7;osoba;Jan;Sowa;;jan@example.pl']);
  const lines = [heading, '7;osoba;Jan;Sowa;;zly@example.pl'];
  await expect(importLines(db, lines, { actor })).rejects.toMatchObject({ code: 'forbidden' });
  expect(await addressOf(db)).toMatchObject({ email: 'jan@example.pl' });
});

it('the command line ranks above everybody, and says whose address it changes', async () => {
  const { db } = await partyWith('ROLE_ADMIN');
  await importLines(db, [heading, '7;osoba;Jan;Sowa;;jan@example.pl']);
  const { warnings } = await importLines(db, [heading, '7;osoba;Jan;Sowa;;nowy@example.pl']);
  expect(warnings).toMatchObject([
    { column: 'E-mail', message: expect.stringMatching(/^Ten podmiot ma login pracownika ogrodu/) },
  ]);
  expect(await addressOf(db)).toMatchObject({ email: 'nowy@example.pl' });
});
