import { readFile } from 'node:fs/promises';
import { addParty } from '@grzadka/server/test/factories.ts';
import { makeExports, readArchive } from '@grzadka/server/test/personal-data.ts';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { phone, windows } from './windows.ts';

test('a request of a person is a deadline until its answer is recorded', async ({
  app,
  page,
  signIn,
}) => {
  await addParty(app.db, { firstName: 'Zenobia', lastName: 'Żabicka' });
  await signIn('ROLE_ADMIN');
  await page.goto('/system/dane-osobowe');
  await page.getByRole('button', { name: 'Zapisz prośbę' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Osoba').fill('Żabicka');
  await page.getByRole('option', { name: /Żabicka Zenobia/ }).click();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Zapisano prośbę')).toBeVisible();

  await page.goto('/terminy');
  await expect(page.getByText('Odpowiedź na prośbę o dane: Żabicka Zenobia')).toBeVisible();
  await page.getByRole('link', { name: 'Pokaż prośby' }).click();
  await page.getByRole('button', { name: /^Wpisz odpowiedź/ }).click();
  await dialog.getByLabel('Co odpowiedziano').fill('Dano kopię danych');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText(/^Odpowiedziano/)).toBeVisible();

  await page.goto('/terminy');
  await expect(page.getByText(/^Do zrobienia teraz|^Termin: /).first()).toBeVisible();
  await expect(page.getByText('Odpowiedź na prośbę o dane')).toHaveCount(0);
});

for (const [name, window, isInLongRun] of [
  ['on a PC', { viewport: windows.wide }, false],
  ['on a phone', phone, true],
] as const) {
  test.describe(name, () => {
    test.use(window);

    test('a person’s request is answered with an archive', {
      tag: isInLongRun ? inLongRun : [],
    }, async ({ app, page, signIn }) => {
      const { id } = await addParty(app.db, { firstName: 'Zenobia', lastName: 'Żabicka' });
      await signIn('ROLE_ADMIN');
      await page.goto(`/szczegoly-podmiotu/${id}`);
      if (isInLongRun) await page.getByRole('button', { name: 'Dane osobowe' }).tap();
      const section = page.getByRole('region', { name: 'Dane osobowe' });
      await section.getByRole('button', { name: 'Przygotuj dane osoby' }).click();
      await expect(section.getByText('Program zbiera dane…')).toBeVisible();
      await makeExports(app);

      await page.goto('/system');
      const card = page.getByRole('listitem').filter({ hasText: 'Dane osobowe' });
      await expect(card).toContainText('Pliki z danymi osób do pobrania: 1.');
      await page.getByRole('link', { name: 'Dane osobowe' }).click();
      const started = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Pobierz: Żabicka Zenobia' }).click();
      const download = await started;

      expect(download.suggestedFilename()).toBe('dane-osoby.zip');
      const files = await readArchive(new Response(await readFile(await download.path())));
      await page.setContent(files['dane.html'] ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Dane osoby: Żabicka Zenobia',
      );
    });
  });
}
