import { addAssignment, addGarden, addParty } from '@grzadka/server/test/factories.ts';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { button, field, heading, partiesPath, partyEditPath, row } from './party-screens.ts';

test('a garden renamed is called by its new name where its holder is seen', async ({
  app,
  page,
  signIn,
}) => {
  const { id: gardenId } = await addGarden(app.db, { name: 'Różana 3' });
  const { id: partyId } = await addParty(app.db, { lastName: 'Kowalski' });
  await addAssignment(app.db, { gardenId, partyId });
  await signIn('ROLE_TREASURER');
  await page.goto(partiesPath);
  await expect(row(page, 'Kowalski Jan')).toContainText('Różana 3');
  await page.getByRole('link', { name: 'Szczegóły: Kowalski Jan' }).click();
  // The screen before has such a link as well, and stands until the code of the next one is there.
  await expect(heading(page)).toHaveText('Szczegóły podmiotu');
  await page.getByRole('link', { name: 'Różana 3' }).click();
  await expect(heading(page)).toHaveText('Szczegóły działki');
  await page.getByRole('link', { name: 'Edytuj' }).click();
  await field(page, 'Nazwa').fill('Różana 3A');
  await button(page, 'Zapisz').click();
  await expect(heading(page)).toHaveText('Szczegóły działki');

  await page.goBack();
  await expect(heading(page)).toHaveText('Szczegóły podmiotu');
  await expect(page.getByRole('link', { name: 'Różana 3A' })).toBeVisible();
  await page.goBack();
  await expect(row(page, 'Kowalski Jan')).toContainText('Różana 3A');
});

test('a party renamed is called by its new name where its garden names its holders', {
  tag: inLongRun,
}, async ({ app, page, signIn }) => {
  const { id: gardenId } = await addGarden(app.db, { name: 'Różana 3' });
  const { id: partyId } = await addParty(app.db, { lastName: 'Kowalski' });
  await addAssignment(app.db, { gardenId, partyId });
  await signIn('ROLE_TREASURER');
  await page.goto(`/szczegoly-dzialki/${gardenId}`);
  await page.getByRole('link', { name: 'Kowalski Jan' }).click();
  await expect(heading(page)).toHaveText('Szczegóły podmiotu');
  await page.getByRole('link', { name: 'Edytuj' }).click();
  await field(page, 'Nazwisko').fill('Nowak');
  const holders = '**/api/garden/*/assignments';
  const readAgain = page.waitForResponse(holders);
  await button(page, 'Zapisz').click();
  await expect(page.getByRole('heading', { name: 'Nowak Jan' })).toBeVisible();
  await readAgain;

  // What the browser knows by now is right, without another look at the server.
  await page.route(holders, (route) => route.abort());
  await page.goBack();
  await expect(heading(page)).toHaveText('Szczegóły działki');
  await expect(page.getByRole('link', { name: 'Nowak Jan' })).toBeVisible();
});

test('a person renamed is called by the new name beside the menu at once', {
  tag: inLongRun,
}, async ({ page, signIn }) => {
  const { partyId } = await signIn('ROLE_TREASURER', { firstName: 'Anna', lastName: 'Nowak' });
  await page.goto(partyEditPath(partyId));
  const panel = page.getByRole('complementary', { name: 'Panel boczny' });
  await expect(panel).toContainText('Nowak Anna');
  await field(page, 'Nazwisko').fill('Kowalska');
  await button(page, 'Zapisz').click();
  await expect(panel).toContainText('Kowalska Anna');
});
