import { addNotice } from '@grzadka/server/test/content-factories.ts';
import { addAssignment, addGarden, addParty } from '@grzadka/server/test/factories.ts';
import { postDebt } from '@grzadka/server/test/ledger.ts';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { button, row } from './publishing.ts';
import { phone } from './windows.ts';

test('a clerk publishes some notices and deletes all, by keyboard alone', async ({
  app,
  page,
  signIn,
}) => {
  for (const number of [4, 3, 2, 1]) await addNotice(app.db, { title: `Zebranie ${number}` });
  await signIn('ROLE_EMPLOYEE');
  await page.goto('/ogloszenia');
  // A key that is pressed before there are rows to choose is lost.
  await expect(button(page, 'Zaznacz pozycje')).toBeEnabled();
  await button(page, 'Zaznacz pozycje').press('Enter');
  await expect(button(page, 'Zakończ zaznaczanie')).toBeFocused();
  await page.getByRole('checkbox', { name: 'Zaznacz: Zebranie 1' }).press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('checkbox', { name: 'Zaznacz: Zebranie 2' })).toBeFocused();
  await expect(page.getByText('Zaznaczone: 2')).toBeVisible();
  await button(page, 'Opublikuj teraz').press('Enter');
  const publish = page.getByRole('alertdialog', { name: 'Opublikować 2\u00a0ogłoszenia?' });
  await publish.getByRole('button', { name: 'Opublikuj teraz' }).press('Enter');
  await expect(page.getByText('Opublikowano 2\u00a0ogłoszenia')).toBeVisible();
  await expect(button(page, 'Zaznacz pozycje')).toBeFocused();
  await expect(row(page, 'Zebranie 2')).toContainText('Widoczne');
  await expect(row(page, 'Zebranie 3')).toContainText('Szkic');

  await page.keyboard.press('Enter');
  await button(page, 'Zaznacz wszystkie pasujące: 4').press('Enter');
  await expect(page.getByText('Zaznaczone: 4')).toBeVisible();
  // Esc closes the question first, and only then the choosing.
  await button(page, 'Usuń').press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Usunąć 4\u00a0ogłoszenia?' });
  await expect(question.getByRole('button', { name: 'Anuluj' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByText('Zaznaczone: 4')).toBeVisible();
  await button(page, 'Usuń').press('Enter');
  // Somebody else was faster with one of them.
  await app.db.deleteFrom('notice').where('title', '=', 'Zebranie 3').execute();
  await question.getByRole('button', { name: 'Usuń' }).press('Enter');
  const report = page.getByRole('dialog', { name: 'Nie wszystko się udało' });
  await expect(report).toContainText('Usunięto 3\u00a0ogłoszenia.');
  await expect(report.getByRole('listitem')).toHaveText(['Zebranie 3']);
  await report.getByRole('button', { name: 'Zamknij' }).press('Enter');
  await expect(page.getByText('Brak danych')).toBeVisible();
});

test('of parties that cannot be deleted, the report leads to where they can be forgotten', async ({
  app,
  page,
  signIn,
}) => {
  const { id: partyId } = await addParty(app.db, { firstName: 'Zenobia', lastName: 'Żabicka' });
  const { id: gardenId } = await addGarden(app.db);
  const days = { validFrom: '2010-03-01', validThru: '2026-06-30' };
  await addAssignment(app.db, { gardenId, partyId, ...days });
  const accounts = app.db.selectFrom('settlement').select('id').where('gardenId', '=', gardenId);
  const { id: account } = await accounts.executeTakeFirstOrThrow();
  const parts = [{ amount: 50_00, dueOn: '2026-05-10' }];
  await postDebt(app.db, { account, day: '2026-05-10', parts });
  await signIn('ROLE_ADMIN');
  await page.goto('/podmioty');
  await button(page, 'Zaznacz pozycje').click();
  await page.getByRole('checkbox', { name: 'Zaznacz: Żabicka Zenobia' }).check();
  await button(page, 'Usuń').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Żabicka Zenobia' }).click();
  const erasure = page.getByRole('dialog', { name: 'Usuń dane osoby' });
  await expect(erasure.getByText(/Ta osoba ma saldo 50,00/)).toBeVisible();

  // One by one, the list leads there by itself.
  await page.goto('/podmioty');
  await page.getByRole('button', { name: 'Usuń: Żabicka Zenobia' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(erasure.getByText(/Ta osoba ma saldo 50,00/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('while rows are chosen, a press on a title chooses its row', { tag: inLongRun }, async ({
    app,
    page,
    signIn,
  }) => {
    await addNotice(app.db, { title: 'Zebranie' });
    await signIn('ROLE_EMPLOYEE');
    await page.goto('/ogloszenia');
    await button(page, 'Więcej').click();
    await button(page, 'Zaznacz pozycje').click();
    const box = page.getByRole('checkbox', { name: 'Zaznacz: Zebranie' });
    await expect(box).not.toBeChecked();
    // The box reaches over the whole row, so that what lies under the finger is the box.
    await row(page, 'Zebranie')
      .getByText('Zebranie')
      .click({ force: true, position: { x: 20, y: 10 } });
    await expect(box).toBeChecked();
    await expect(page).toHaveURL('/ogloszenia');
  });
});
