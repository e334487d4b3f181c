import { describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { addPageVersion } from '#test/content-factories.ts';
import { newsOwner, noticeOwner } from '#test/content-owners.ts';
import { switchSite } from '#test/site.ts';
import { startTestApp } from '#test/test-app.ts';
import { pngForm } from '#test/test-images.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');

async function preview(path: string) {
  const reply = await clerk.send(`/api/site/preview/${path}`);
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

describe('the preview in the look of the site', () => {
  it.each([
    { kind: 'news', owner: newsOwner, key: 'newsId' },
    { kind: 'notice', owner: noticeOwner, key: 'noticeId' },
  ])(
    'shows a draft of the kind $kind to staff while the site is off',
    async ({ kind, owner, key }) => {
      const entry = await owner(clerk);
      const id = entry.key[key] ?? '';
      await clerk.post(`${entry.actions}/add-html-text`, { ...entry.key, html: '<p>Szkic</p>' });
      const photo = await pngForm({ ...entry.key, alt: 'Altana' });
      await clerk.request(`${entry.actions}/add-image`, { method: 'POST', multipart: photo });

      const { status, headers, text } = await preview(`${kind}/${id}`);
      expect(status).toBe(200);
      expect(text).toContain('<h1>Nowy wpis</h1>');
      expect(text).toContain('<p>Szkic</p>');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
      const [, image = ''] = /src="([^"]+)"/.exec(text) ?? [];
      expect((await clerk.send(image)).status).toBe(200);
    },
  );

  it('shows a version of a page', async () => {
    const { id } = await addPageVersion(app.db, { pageId: 'wladze' });
    expect((await preview(`page-version/${id}`)).text).toContain('<h1>Władze</h1>');
  });

  it('is nothing of what there is not', async () => {
    expect((await preview(`news/${newId()}`)).status).toBe(404);
  });
});

describe('the state of the site', () => {
  it('is told with its address, never one that the request says', async () => {
    const read = () => clerk.get('/api/site/state');
    const url = `http://127.0.0.1:3000/witryna`;
    expect((await read()).body).toEqual({ enabled: false, url });
    await switchSite(app);
    expect((await read()).body).toEqual({ enabled: true, url });
  });
});
