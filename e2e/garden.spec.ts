import { addAssignment, addGarden, addMeter, addParty } from '@grzadka/server/test/factories.ts';
import { expect, test } from './fixtures.ts';
import { goWithin } from './go-within.ts';
import { inLongRun } from './long-run.ts';

const listPath = '/dzialki';
const detailsPath = (id: string) => `/szczegoly-dzialki/${id}`;
const editPath = (id: string) => `${detailsPath(id)}/edycja-dzialki`;

test("a treasurer corrects a garden's area and finds it in the list", async ({
  app,
  page,
  signIn,
}) => {
  await addGarden(app.db, { name: 'Działka 7', sector: 2, area: 310 });
  await signIn('ROLE_TREASURER');
  await page.goto(listPath);
  const row = page.getByRole('listitem').filter({ hasText: 'Działka 7' });
  await expect(row).toContainText('Sektor 2');
  await expect(row).toContainText('310');

  await page.getByRole('link', { name: 'Szczegóły: Działka 7' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Szczegóły działki');
  await expect(page.getByRole('definition').filter({ hasText: 'Sektor 2' })).toBeVisible();
  await page.getByRole('link', { name: 'Edytuj' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edycja działki');
  await expect(page.getByRole('textbox', { name: 'Nazwa' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Powierzchnia (m2)' }).fill('315,5');
  await page.getByRole('button', { name: 'Zapisz' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Szczegóły działki');
  await expect(page.getByRole('definition').filter({ hasText: '315,5' })).toBeVisible();
  await page.getByRole('button', { name: 'Wstecz' }).click();
  await expect(row).toContainText('315,5');
  await expect(page).toHaveURL(listPath);
});

test('a garden leads an employee to its holders and meters, and back, but to no change', {
  tag: inLongRun,
}, async ({ app, page, signIn }) => {
  const { id: gardenId } = await addGarden(app.db, { area: null });
  const { id: partyId } = await addParty(app.db, { firstName: 'Łucja', lastName: 'Źdźbło' });
  await addAssignment(app.db, { gardenId, partyId });
  await addMeter(app.db, { gardenId, name: 'Wodomierz 12' });
  await signIn('ROLE_EMPLOYEE');
  await page.goto(detailsPath(gardenId));
  await expect(page.getByText('(Brak danych)', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Wodomierz 12' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dodaj pomiar');
  await page.getByRole('button', { name: 'Wstecz' }).click();
  await expect(page).toHaveURL(detailsPath(gardenId));
  await expect(page.getByRole('link', { name: 'Wodomierz 12' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edytuj' })).toBeHidden();
  await page.getByRole('link', { name: 'Źdźbło Łucja' }).click();
  await expect(page).toHaveURL(`/szczegoly-podmiotu/${partyId}`);

  await goWithin(page, editPath(gardenId));
  await expect(page.getByRole('heading', { name: 'Brak dostępu' })).toBeVisible();
});
