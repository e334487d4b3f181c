import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { addGarden } from '@grzadka/server/test/factories.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';

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

test('what two people saved of one record at once is put together by whoever comes second', {
  tag: inLongRun,
}, async ({ page, signIn, otherSession, app }) => {
  const garden = await addGarden(app.db, { name: '12A', area: 300 });
  const { userLoginId } = await signIn('ROLE_TREASURER');
  await page.goto(`/szczegoly-dzialki/${garden.id}/edycja-dzialki`);
  await page.getByLabel('Nazwa').fill('12B');
  const other = await otherSession(userLoginId);
  const saved = { id: garden.id, name: '12C', area: 450 };
  await expect(await other.put(gardenEndpoints.update.path, { data: saved })).toBeOK();

  await page.getByRole('button', { name: 'Zapisz' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    'Ktoś zmienił te dane w międzyczasie. Naciśnij „Odśwież dane”, sprawdź i zapisz ponownie.',
  );
  await alert.getByRole('button', { name: 'Odśwież dane' }).click();
  await expect(page.getByLabel('Powierzchnia')).toHaveValue('450');
  await expect(page.getByLabel('Nazwa')).toHaveValue('12B');
  const review = page.getByRole('region', { name: 'Zmiany w międzyczasie' });
  await expect(review).toContainText('Powierzchnia (m2): 450 (było: 300)');

  // The keyboard is led to what has to be decided, and from there to the end.
  await expect(review.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  const names = review.getByRole('group', { name: 'Nazwa' });
  await expect(names).toContainText('Było: 12A');
  await expect(names.getByRole('radio', { name: 'Twoja wersja: 12B' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Nazwa')).toHaveValue('12C');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Nazwa')).toHaveValue('12B');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Szczegóły działki')).toBeVisible();
  await expect(page.getByRole('main').getByText('12B')).toBeVisible();
  await expect(page.getByRole('main').getByText('450', { exact: true })).toBeVisible();
});
