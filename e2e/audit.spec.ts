import { gardenRecord } from '@grzadka/contract/garden/garden.record';
import { noticeEndpoints } from '@grzadka/contract/notice/notice.endpoints';
import { updateRecord } from '@grzadka/server/src/core/change/change.ts';
import { addNotice } from '@grzadka/server/test/content-factories.ts';
import { addGarden } from '@grzadka/server/test/factories.ts';
import { picture } from '@grzadka/server/test/test-images.ts';
import { expect, test } from './fixtures.ts';
import { goWithin } from './go-within.ts';
import { inLongRun } from './long-run.ts';
import { phone } from './windows.ts';

test.use(phone);

test("who changed a garden's area, and what it was, is found from the garden and from the audit", async ({
  app,
  page,
  signIn,
}) => {
  const garden = await addGarden(app.db, { name: 'Działka 7', area: 310 });
  const caller = { userLoginId: null, displayName: 'Nowak Anna' };
  const change = { id: garden.id, set: { area: 1315.5 }, caller, ifMatch: undefined };
  await updateRecord(app.db, gardenRecord, change);
  await signIn('ROLE_SUPER_USER');
  await page.goto(`/szczegoly-dzialki/${garden.id}`);

  await page.getByRole('link', { name: 'Historia' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Historia');
  const row = page
    .getByRole('listitem')
    .filter({ hasText: 'Powierzchnia: 310 → 1\u00a0315,5\u00a0m²' });
  await row.getByRole('link', { name: /^Szczegóły: / }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Zmiana – Działka: Działka 7',
  );
  const changes = page.getByRole('region', { name: 'Co się zmieniło' });
  await expect(page.getByRole('definition').filter({ hasText: 'Nowak Anna' })).toBeVisible();
  await expect(changes).toContainText('Było: 310');
  await expect(changes).toContainText('Jest: 1\u00a0315,5');
  await page.getByRole('button', { name: 'Wstecz' }).click();
  await page.getByRole('button', { name: 'Wstecz' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Szczegóły działki');

  await goWithin(page, '/system/dziennik');
  await page.getByRole('button', { name: 'Szukaj', exact: true }).click();
  await page.getByRole('textbox', { name: 'Szukaj osoby albo nazwy' }).fill('dzialka 7');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Znaleziono: 1')).toBeVisible();
  await page.getByRole('link', { name: 'Działka: Działka 7', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Szczegóły działki');
});

test('a deleted notice comes back from the audit with its photo', { tag: inLongRun }, async ({
  app,
  page,
  signIn,
}) => {
  await signIn('ROLE_ADMIN');
  const { id: noticeId } = await addNotice(app.db, { title: 'Zgubiono klucze' });
  const photo = await picture({ width: 80, height: 40 }).png().toBuffer();
  const added = await page.request.post(app.origin + noticeEndpoints.addImage.path, {
    multipart: {
      noticeId,
      alt: 'Klucze na ławce',
      file: { name: 'klucze.png', mimeType: 'image/png', buffer: photo },
    },
  });
  expect(added.status()).toBe(201);
  const deleted = await page.request.delete(`${app.origin}/api/notice/delete/${noticeId}`);
  expect(deleted.status()).toBe(204);

  await page.goto('/system/dziennik');
  await page
    .getByRole('link', { name: 'Szczegóły: Usunięcie – Ogłoszenie: Zgubiono klucze' })
    .click();
  await page.getByRole('button', { name: 'Przywróć' }).click();
  const question = page.getByRole('alertdialog', { name: 'Przywrócić usunięte dane?' });
  await question.getByRole('button', { name: 'Przywróć' }).click();
  await expect(page.getByText('Przywrócono: Ogłoszenie: Zgubiono klucze')).toBeVisible();
  await page.getByRole('link', { name: 'Ogłoszenie: Zgubiono klucze' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Tytuł' })).toHaveValue('Zgubiono klucze');
  await expect(page.getByRole('img', { name: 'Klucze na ławce' })).toHaveJSProperty(
    'naturalWidth',
    80,
  );
});
