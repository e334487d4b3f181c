import {
  addAssignment,
  addCompany,
  addGarden,
  addLogin,
  addParty,
} from '@grzadka/server/test/factories.ts';
import { expect, test } from './fixtures.ts';
import { goToAnother, goWithin } from './go-within.ts';
import { inLongRun } from './long-run.ts';
import {
  button,
  expectFact,
  heading,
  loginCreatePath,
  partiesPath,
  partyCreatePath,
  partyDetailsPath,
  partyEditPath,
  row,
  section,
} from './party-screens.ts';

test('the list is filtered by type and number of gardens, sorted and searched', async ({
  app,
  page,
  signIn,
}) => {
  const company = await addCompany(app.db, { name: 'Łąka sp. z o.o.' });
  const person = await addParty(app.db, { lastName: 'Żak' });
  await addParty(app.db, { lastName: 'Ćwik' });
  for (const name of ['2', '10', '1']) {
    const garden = await addGarden(app.db, { name });
    await addAssignment(app.db, { gardenId: garden.id, partyId: company.id });
    if (name === '1') await addAssignment(app.db, { gardenId: garden.id, partyId: person.id });
  }
  await signIn('ROLE_EMPLOYEE', { firstName: 'Ewa', lastName: 'Zyta' });
  await page.goto(partiesPath);
  const rows = page.getByRole('list', { name: 'Podmioty' }).getByRole('listitem');
  await expect(rows).toHaveText([/Ćwik Jan/, /Łąka sp/, /Zyta Ewa/, /Żak Jan/]);
  await expect(row(page, 'Łąka')).toContainText('1, 2, 10');

  await button(page, 'Filtry i ustawienia listy').click();
  const settings = page.getByRole('dialog', { name: 'Ustawienia listy' });
  await expect(settings.getByRole('radio', { name: 'Osoba' })).toBeChecked();
  await expect(settings.getByRole('radio', { name: 'Osoba' })).toBeDisabled();
  await settings.getByRole('checkbox', { name: 'Liczba działek' }).check();
  await expect(settings.getByRole('textbox', { name: 'Od' })).toHaveValue('1');
  await settings.getByRole('textbox', { name: 'Od' }).fill('2x');
  await expect(settings.getByRole('textbox', { name: 'Od' })).toHaveValue('2');
  await expect(settings.getByRole('textbox', { name: 'Do' })).toHaveValue('');
  await button(page, 'Zamknij ustawienia listy').click();
  await expect(rows).toHaveText([/Łąka sp/]);

  await goWithin(page, `${partiesPath}?filter-by-party-type=true`);
  await expect(rows).toHaveText([/Ćwik Jan/, /Zyta Ewa/, /Żak Jan/]);
  await goWithin(page, `${partiesPath}?sort-by=number-of-gardens&sort-direction=desc`);
  await expect(rows).toHaveText([/Łąka sp/, /Żak Jan/, /\(brak\)/, /\(brak\)/]);
  await goWithin(page, `${partiesPath}?phrase=laka`);
  await expect(rows).toHaveText([/Łąka sp/]);

  // Who was found can be written to.
  await page.getByRole('link', { name: 'Napisz do znalezionych (1)' }).click();
  await expect(page.getByRole('radio', { name: 'Informacja' })).toBeChecked();
  await button(page, 'Dalej').click();
  await expect(page.getByText(/z tymi ustawieniami: „laka”$/)).toBeVisible();
});

test('the question before a deletion says what goes, and the list shows it gone', {
  tag: inLongRun,
}, async ({ app, page, signIn }) => {
  const { id } = await addParty(app.db, { lastName: 'Wójcik' });
  await addLogin(app.db, { partyId: id, loginId: 'janwojcik' });
  const garden = await addGarden(app.db, { name: 'Różana 3' });
  await addAssignment(app.db, { gardenId: garden.id, partyId: id });
  await signIn('ROLE_TREASURER');
  await page.goto(partiesPath);
  await button(page, 'Usuń: Wójcik Jan').click();
  const question = page.getByRole('alertdialog', { name: 'Usunąć podmiot?' });
  await expect(question).toContainText('Czy na pewno chcesz usunąć podmiot Wójcik Jan?');
  await expect(question).toContainText('Loginy: janwojcik');
  await expect(question).toContainText('Działki: Różana 3');
  await expect(question.getByRole('button', { name: 'Anuluj' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Wójcik Jan')).toBeVisible();

  await page.getByRole('link', { name: 'Szczegóły: Wójcik Jan' }).click();
  await button(page, 'Usuń').click();
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(heading(page)).toHaveText('Podmioty');
  await expect(page.getByText('Znaleziono: 1')).toBeVisible();
  await expect(row(page, 'Wójcik Jan')).toBeHidden();
  await goWithin(page, `/szczegoly-dzialki/${garden.id}`);
  await expect(page.getByText('Nikt nie ma tej działki')).toBeVisible();
});

test('who may only read sees nothing to change', { tag: inLongRun }, async ({
  app,
  page,
  signIn,
}) => {
  const { id } = await addParty(app.db, { lastName: 'Wójcik' });
  await addLogin(app.db, { partyId: id, loginId: 'janwojcik' });
  const garden = await addGarden(app.db, { name: 'Różana 3' });
  await addAssignment(app.db, { gardenId: garden.id, partyId: id });
  await signIn('ROLE_EMPLOYEE');
  await page.goto(partiesPath);
  await expect(row(page, 'Wójcik Jan').getByRole('button')).toHaveCount(0);
  await expect(row(page, 'Wójcik Jan').getByRole('link')).toHaveText(['Szczegóły']);
  await expect(button(page, 'Dodaj podmiot')).toBeHidden();

  await goWithin(page, partyDetailsPath(id));
  await expect(page.getByRole('link', { name: 'Różana 3' })).toBeVisible();
  await expect(page.getByText('janwojcik')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link')).toHaveText([
    'Przyjmij wpłatę',
    'Napisz',
    'GR00000195',
    'Różana 3',
  ]);
  for (const path of [partyCreatePath, partyEditPath(id), loginCreatePath(id)]) {
    await goWithin(page, path);
    await expect(heading(page)).toHaveText('Brak dostępu');
    await goWithin(page, partyDetailsPath(id));
  }
});

test('many gardens, long names and bare facts are all shown', { tag: inLongRun }, async ({
  app,
  page,
  signIn,
}) => {
  const longName = 'Żółćgęś'.repeat(14);
  const long = await addParty(app.db, { firstName: longName, lastName: longName });
  const company = await addCompany(app.db, { name: 'Ogrodnictwo '.repeat(16).trim() });
  for (let number = 1; number <= 200; number += 1) {
    const garden = await addGarden(app.db, { name: `${number}` });
    await addAssignment(app.db, { gardenId: garden.id, partyId: company.id });
  }
  await signIn('ROLE_SUPER_USER');
  await page.goto(partiesPath);
  await expect(row(page, 'Ogrodnictwo')).toContainText('1, 2, 3, 4, 5… (razem 200)');

  await goWithin(page, partyDetailsPath(company.id));
  const gardens = section(page, 'Działki');
  await expect(gardens.getByRole('listitem')).toHaveCount(10);
  await gardens.getByRole('button', { name: 'Pokaż wszystkie (200)' }).click();
  await expect(gardens.getByRole('listitem')).toHaveCount(200);
  await expect(gardens.getByRole('link').last()).toHaveText('200');

  await goToAnother(page, partyDetailsPath(long.id));
  await expect(page.getByRole('heading', { name: `${longName} ${longName}` })).toBeVisible();
  await expectFact(page, 'Telefon', '(brak)');
  await expect(page.getByText('Nie ma działek')).toBeVisible();
  await expect(page.getByText('Podmiot nie ma loginów')).toBeVisible();
});
