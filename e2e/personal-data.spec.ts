import { readFile } from 'node:fs/promises';
import { addParty } from '@grzadka/server/test/factories.ts';
import { makeExports, readArchive } from '@grzadka/server/test/personal-data.ts';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { phone, windows } from './windows.ts';

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
