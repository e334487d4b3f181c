import { addGarden } from '@grzadka/server/test/factories.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('typed text is not lost unasked', async ({ page, signIn, app }) => {
  const garden = await addGarden(app.db, { name: '12A' });
  await signIn('ROLE_TREASURER');
  await page.goto(`/szczegoly-dzialki/${garden.id}/edycja-dzialki`);
  await page.getByLabel('Nazwa').fill('12B');
  const question = page.getByRole('alertdialog', { name: 'Masz niezapisane zmiany' });

  await page.getByRole('link', { name: 'Liczniki' }).click();
  await expect(question.getByRole('button', { name: 'Zostań' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Nazwa')).toHaveValue('12B');

  await page.getByRole('button', { name: 'Wyloguj' }).click();
  await question.getByRole('button', { name: 'Zostań' }).click();
  await expect(page.getByLabel('Nazwa')).toHaveValue('12B');

  await page.getByRole('button', { name: 'Wstecz' }).click();
  await question.getByRole('button', { name: 'Porzuć zmiany' }).click();
  await expect(heading(page, 'Szczegóły działki')).toBeVisible();
  await expect(page.getByRole('main').getByText('12A')).toBeVisible();
});

test('what somebody else saved meanwhile is not overwritten unseen', async ({
  page,
  signIn,
  app,
}) => {
  const garden = await addGarden(app.db, { name: '12A', area: 300 });
  await signIn('ROLE_TREASURER');
  await page.goto(`/szczegoly-dzialki/${garden.id}/edycja-dzialki`);
  await page.getByLabel('Nazwa').fill('12B');
  const reply = await page.request.put(`${app.origin}/api/garden/update`, {
    data: { id: garden.id, name: '12A', area: 450 },
    headers: { origin: app.origin },
  });
  expect(reply.status()).toBe(204);

  await page.getByRole('button', { name: 'Zapisz' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    'Ktoś zmienił te dane w międzyczasie. Odśwież i spróbuj ponownie.',
  );
  await alert.getByRole('button', { name: 'Odśwież dane' }).click();
  await expect(page.getByLabel('Powierzchnia')).toHaveValue('450');
  await expect(page.getByLabel('Nazwa')).toHaveValue('12B');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(heading(page, 'Szczegóły działki')).toBeVisible();
  await expect(page.getByRole('main').getByText('12B')).toBeVisible();
  await expect(page.getByRole('main').getByText('450')).toBeVisible();
});
