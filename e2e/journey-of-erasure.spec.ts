import { closeDatabase, openDatabase } from '@grzadka/server/src/core/database/open-database.ts';
import { eraseDue } from '@grzadka/server/src/personal-data/erasure/erase-due.ts';
import { addAssignment, addGarden, addParty } from '@grzadka/server/test/factories.ts';
import { postDebt, postPayment } from '@grzadka/server/test/ledger.ts';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { phone, windows } from './windows.ts';

for (const [name, window, isInLongRun] of [
  ['on a PC', { viewport: windows.wide }, false],
  ['on a phone', phone, true],
] as const) {
  test.describe(name, { tag: isInLongRun ? inLongRun : [] }, () => {
    test.use(window);

    test('who owes is not forgotten; who has paid is put away, comes back, and goes', async ({
      app,
      page,
      signIn,
    }) => {
      const { db, database, storage } = app;
      const { id } = await addParty(db, { firstName: 'Zenobia', lastName: 'Żabicka' });
      const garden = await addGarden(db, { name: 'Różana 17' });
      const days = { validFrom: '2010-03-01', validThru: '2026-06-30' };
      await addAssignment(db, { gardenId: garden.id, partyId: id, ...days });
      const { id: account } = await db
        .selectFrom('settlement')
        .select('id')
        .where('gardenId', '=', garden.id)
        .executeTakeFirstOrThrow();
      const day = '2026-05-10';
      await postDebt(db, { account, day, parts: [{ amount: 50_00, dueOn: day }] });
      await signIn('ROLE_ADMIN');

      // The party cannot be deleted, which leads to where it can be forgotten.
      await page.goto(`/szczegoly-podmiotu/${id}`);
      await page.getByRole('button', { name: 'Usuń', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
      const dialog = page.getByRole('dialog', { name: 'Usuń dane osoby' });
      await expect(dialog.getByText(/Ta osoba ma saldo 50,00\szł do zapłaty/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Odłóż dane' }).click();
      await expect(dialog.getByRole('alert').filter({ hasText: 'saldo' }).first()).toBeVisible();

      await postPayment(db, { account, day, amount: 50_00 });
      await page.goto(`/system/dane-osobowe/usuniecia?osoba=${id}`);
      await expect(dialog.getByText('Nic nie stoi na przeszkodzie.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Odłóż dane' }).click();
      await page.getByRole('button', { name: 'Cofnij: Żabicka Zenobia' }).click();
      await expect(page.getByText('Nie ma teraz odłożonych danych.')).toBeVisible();

      await page.goto(`/system/dane-osobowe/usuniecia?osoba=${id}`);
      await dialog.getByRole('button', { name: 'Odłóż dane' }).click();
      await expect(page.getByText(/^Dane znikną/)).toBeVisible();
      const onHold = page.getByText('Wstrzymanie: sprawa sądowa', { exact: true });
      await page.getByRole('button', { name: /^Wstrzymaj: .*: Żabicka Zenobia$/ }).click();
      await expect(onHold).toBeVisible();
      await page.getByRole('button', { name: 'Zdejmij wstrzymanie: Żabicka Zenobia' }).click();
      await expect(onHold).toHaveCount(0);
      await db
        .updateTable('erasure')
        .set({ heldThru: '2020-01-01' })
        .where('state', '=', 'held')
        .execute();
      const owner = openDatabase(database.ownerUrl, { max: 1 });
      try {
        await eraseDue({ owner: owner.db, storage, dataDir: app.dataDir });
      } finally {
        await closeDatabase(owner);
      }

      await page.goto('/system/dane-osobowe/usuniecia');
      await expect(page.getByText('Dane usunięte, nazwisko zostaje w księgach')).toBeVisible();
      await expect(page.getByText('Żabicka')).toHaveCount(0);
    });
  });
}
