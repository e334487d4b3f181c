import { addAssignment, addGarden, addParty } from '@grzadka/server/test/factories.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { button, partyDetailsPath } from './party-screens.ts';
import { typeDay } from './type-day.ts';

const gardenPath = (id: string) => `/szczegoly-dzialki/${id}`;

const holders = (page: Page) => page.getByRole('region', { name: 'Kto ma tę działkę' });
const gardens = (page: Page) => page.getByRole('region', { name: 'Działki' });
const accounts = (page: Page) => page.getByRole('region', { name: 'Rozliczenia' });

const row = (section: Locator, text: string) =>
  section.getByRole('listitem').filter({ hasText: text });

test('a garden changes hands: two holders, the first released, the past kept', async ({
  app,
  page,
  signIn,
}) => {
  const garden = await addGarden(app.db, { name: 'Różana 3' });
  const first = await addParty(app.db, { lastName: 'Dawny' });
  await addParty(app.db, { lastName: 'Nowa' });
  await addAssignment(app.db, {
    gardenId: garden.id,
    partyId: first.id,
    validFrom: '2001-05-01',
  });
  await signIn('ROLE_TREASURER');
  await page.goto(gardenPath(garden.id));
  await button(page, 'Przypisz osobę lub firmę').click();
  const dialog = page.getByRole('dialog', { name: 'Przypisz osobę lub firmę' });
  await expect(dialog.getByRole('combobox', { name: 'Podmiot' })).toBeFocused();
  await dialog.getByRole('combobox', { name: 'Podmiot' }).fill('nowa');
  await page.getByRole('option', { name: 'Nowa Jan' }).click();
  await typeDay(page, 'Od dnia', '01052020');
  await dialog.getByRole('button', { name: 'Przypisz', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(holders(page).getByRole('listitem').getByRole('link')).toHaveText([
    'Nowa Jan',
    'Dawny Jan',
  ]);
  await expect(row(holders(page), 'Nowa Jan')).toContainText('od 2020.05.01');

  await expect(accounts(page).getByRole('listitem')).toHaveText([/Dawny Jan, Nowa Jan/]);
  await button(page, 'Zakończ użytkowanie: Dawny Jan').click();
  const release = page.getByRole('dialog', { name: 'Zakończenie użytkowania' });
  await expect(release).toContainText('Dawny Jan – działka Różana 3');
  await typeDay(page, 'Ostatni dzień', '30042020');
  const question = release.getByRole('radiogroup', {
    name: 'Czy Nowa Jan przejmuje działkę po Dawny Jan?',
  });
  await expect(question.getByRole('radio', { name: 'Tak, osobne rozliczenia' })).toBeChecked();
  await release.getByRole('button', { name: 'Zakończ użytkowanie' }).click();
  await expect(release).toBeHidden();
  await expect(holders(page).getByRole('listitem').getByRole('link')).toHaveText(['Nowa Jan']);
  const present = /Nowa Jan, od 2020.05.01$/;
  await expect(accounts(page).getByRole('listitem')).toHaveText([present]);
  await button(page, 'Pokaż dawne rozliczenia (1)').click();
  await expect(accounts(page).getByRole('listitem')).toHaveText([
    present,
    /Dawny Jan, 2001.05.01 – 2020.04.30$/,
  ]);
  await button(page, 'Pokaż dawne (1)').click();
  await expect(row(holders(page), 'Dawny Jan')).toContainText('2001.05.01 – 2020.04.30');

  await page.getByRole('link', { name: 'Dawny Jan' }).click();
  await expect(page).toHaveURL(partyDetailsPath(first.id));
  await expect(page.getByText('Nie ma działek')).toBeVisible();
  await button(page, 'Pokaż dawne (1)').click();
  await expect(row(gardens(page), 'Różana 3')).toContainText('2001.05.01 – 2020.04.30');
  await page.getByRole('link', { name: 'Różana 3' }).click();
  await expect(page).toHaveURL(gardenPath(garden.id));
});

test('a half typed day is never passed over, nor an end before the beginning', {
  tag: inLongRun,
}, async ({ app, page, signIn }) => {
  const garden = await addGarden(app.db);
  await addParty(app.db);
  await signIn('ROLE_TREASURER');
  await page.goto(gardenPath(garden.id));
  await button(page, 'Przypisz osobę lub firmę').click();
  await page.getByRole('combobox', { name: 'Podmiot' }).fill('kowalski');
  await page.getByRole('option', { name: 'Kowalski Jan' }).click();
  await typeDay(page, 'Do dnia', '31');
  const dialog = page.getByRole('dialog', { name: 'Przypisz osobę lub firmę' });
  await dialog.getByRole('button', { name: 'Przypisz', exact: true }).click();
  await expect(dialog.getByText('Nieprawidłowa wartość')).toBeVisible();
  await typeDay(page, 'Do dnia', '01011999');
  await expect(
    dialog.getByText('Data początkowa nie może być późniejsza niż data końcowa'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Anuluj' }).click();
  await expect(holders(page)).toContainText('Nikt nie ma tej działki');
});

test('an assignment made by mistake leaves no trace', { tag: inLongRun }, async ({
  app,
  page,
  signIn,
}) => {
  const garden = await addGarden(app.db, { name: 'Różana 3' });
  const party = await addParty(app.db);
  await addAssignment(app.db, { gardenId: garden.id, partyId: party.id, validFrom: '2999-01-01' });
  await signIn('ROLE_TREASURER');
  await page.goto(partyDetailsPath(party.id));
  await expect(row(gardens(page), 'Różana 3')).toContainText('od 2999.01.01');
  await expect(row(gardens(page), 'Różana 3')).toContainText('jeszcze nie trwa');
  await button(page, 'Usuń przypisanie: Różana 3').click();
  const question = page.getByRole('alertdialog', { name: 'Usunąć przypisanie?' });
  await expect(question).toContainText('Kowalski Jan – działka Różana 3');
  await expect(question).toContainText('dodane przez pomyłkę');
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Nie ma działek')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pokaż dawne/ })).toBeHidden();
});
