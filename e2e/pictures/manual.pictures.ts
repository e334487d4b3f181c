import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillDemo } from '@grzadka/demo/src/fill-demo.ts';
import { addLogin } from '@grzadka/server/test/factories.ts';
import sharp from 'sharp';
import { pictureFolder } from '../../scripts/pictures/picture-facts.ts';
import { outlineOf } from '../../scripts/pictures/screen-outline.ts';
import { expect, test } from '../fixtures.ts';
import { windows } from '../windows.ts';
import { pictures } from './pictures.ts';

/** The names of those to take; all of them where none is named. */
const chosen = (process.env['PICTURES'] ?? '').split(' ').filter(Boolean);

const folder = join(import.meta.dirname, '../..', pictureFolder);

/** Of 100: letters stay sharp, and a picture weighs some 30 KB. */
const quality = 82;

test('the pictures of the manual', async ({ app, page: own, signIn, otherBrowser }) => {
  const administrator = { userName: 'admin', password: 'made-up-garden' };
  await fillDemo(app, { administrator });
  await signIn('ROLE_ADMIN');
  await mkdir(folder, { recursive: true });
  const isChosen = ({ name }: { name: string }) => chosen.length === 0 || chosen.includes(name);
  /** Another login of that person, since only tests know the passwords of theirs. */
  const pageOf = async (userName: string) => {
    const logins = app.db.selectFrom('login').select(['partyId', 'role']);
    const demo = await logins.where('userName', '=', userName).executeTakeFirstOrThrow();
    return otherBrowser((await addLogin(app.db, demo)).id);
  };
  for (const picture of pictures.filter(isChosen)) {
    const { name, screen, height, isWhole, isOnPhone, by, reach } = picture;
    await test.step(name, async () => {
      const page = by === undefined ? own : await pageOf(by);
      const { width } = isOnPhone ? windows.narrow : windows.wide;
      await page.setViewportSize({ width, height });
      await reach(page);
      // What is still loading is no picture of the screen; a bar of progress is one.
      await expect(
        page.locator('[role="progressbar"]:not([aria-valuenow]), [data-spinner]'),
      ).toHaveCount(0);
      const main = await page.getByRole('main').boundingBox();
      const left = isWhole ? 0 : Math.floor(main?.x ?? 0);
      const clip = { x: left, y: 0, width: width - left, height };
      const shot = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
      await sharp(shot)
        .webp({ quality, effort: 6 })
        .toFile(join(folder, `${name}.webp`));
      const facts = { width: clip.width, height, screen, outline: outlineOf(screen) };
      await writeFile(join(folder, `${name}.json`), `${JSON.stringify(facts, null, 2)}\n`);
    });
  }
});
