import type { Settings } from '@grzadka/contract/settings/settings.model';
import { settingsId } from '@grzadka/contract/settings/settings.record';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { sweepStorage } from '#src/document/sweep-storage.ts';
import { auditOf } from '#test/audit-trail.ts';
import { switchSite } from '#test/site.ts';
import { startTestApp } from '#test/test-app.ts';
import { fileForm, picture } from '#test/test-images.ts';

const app = await startTestApp({ TRUST_PROXY: 'loopback' });
const manager = await app.as('ROLE_SUPER_USER');
const path = '/api/settings/picture';
await switchSite(app);

/** Sets a picture of that width; gives its id. */
async function setPicture(width: number): Promise<string> {
  const content = Uint8Array.from(await picture({ width, height: 600 }).jpeg().toBuffer());
  const multipart = fileForm({}, { content, name: 'altany.jpg' });
  expect((await manager.request(path, { method: 'POST', multipart })).status).toBe(204);
  const { pictureUrl } = (await manager.get<Settings>('/api/settings')).body;
  return pictureUrl?.split('=')[1] ?? '';
}

const start = async () => (await fetch(`${app.origin}/witryna/`)).text();
const image = (id: string, width: number) => fetch(`${app.origin}/witryna/obrazy/${id}/${width}`);

beforeEach(() => manager.delete(path));

describe('the picture of the site', () => {
  it('stands at the head of the start page, in the widths that screens ask for', async () => {
    expect(await start()).not.toContain('class="head"');
    const id = await setPicture(2400);
    const page = await start();
    expect(page).toMatch(
      new RegExp(`<img class="head" src="[^"]+/${id}/480" srcset="[^"]+/${id}/1920 1920w"`),
    );
    expect(page).toMatch(new RegExp(`property="og:image" content="[^"]+/obrazy/${id}/1920"`));
    const small = await image(id, 480);
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { width } = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
    expect(width).toBe(480);
    expect((await image(id, 481)).status).toBe(404);
  });

  it('is gone from the site when it is removed, and when the site is off', async () => {
    const id = await setPicture(900);
    expect((await manager.delete(path)).status).toBe(204);
    expect(await start()).not.toContain('class="head"');
    expect((await image(id, 480)).status).toBe(404);
    const again = await setPicture(900);
    await switchSite(app, false);
    expect((await image(again, 480)).status).toBe(404);
    await switchSite(app);
  });

  it('is shown to staff alone where the site does not show it', async () => {
    await setPicture(900);
    expect((await app.anonymous().get(path)).status).toBe(401);
    const clerk = await app.as('ROLE_EMPLOYEE');
    expect((await clerk.get(path)).status).toBe(200);
    expect((await clerk.delete(path)).status).toBe(403);
  });

  it('is kept by the sweep, recorded by the audit, and no other file', async () => {
    const id = await setPicture(900);
    await sql`update stored_object set created_at = now() - interval '9 days'`.execute(app.db);
    await sweepStorage({ db: app.db, storage: app.storage });
    expect((await image(id, 480)).status).toBe(200);
    expect((await auditOf(app.db, 'settings', settingsId)).at(-1)).toMatchObject({
      action: 'set-picture',
      before: { imageId: null },
      after: { imageId: id },
    });
    const multipart = fileForm({}, { content: new TextEncoder().encode('x'), name: 'x.png' });
    const refused = await manager.request<{ fields: object }>(path, { method: 'POST', multipart });
    expect([refused.status, refused.body.fields]).toEqual([
      415,
      { file: 'Zdjęcie musi być plikiem PNG, JPEG albo WebP' },
    ]);
  });
});
