import { describe, expect, it } from 'vitest';
import { download, pdf, uploaded } from '#test/documents.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');

const refusedRange =
  '{"message":"Plik nie ma takiej części. Pobierz go od początku.","code":"no-such-range"}';

describe('a download', () => {
  it('is saved under its own name, and never shown', async () => {
    const id = await uploaded(clerk, {
      content: '<script>attack()</script>',
      name: 'Żółw „kwiecień” 50%.html',
      type: 'text/html',
    });
    const { status, headers } = await download(clerk, id);
    expect([status, Object.fromEntries(headers)]).toMatchObject([
      200,
      {
        // As bytes and in a sandbox, since a browser could run it.
        'content-type': 'application/octet-stream',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-length': '25',
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
        'cache-control': 'private, no-cache',
      },
    ]);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="???w ?kwiecie?? 50%.html"; filename*=UTF-8''%C5%BB%C3%B3%C5%82w%20%E2%80%9Ekwiecie%C5%84%E2%80%9D%2050%25.html`,
    );
  });

  it.each([
    ['bytes=0-3', 206, 'bytes 0-3/10', '0123'],
    ['bytes=7-', 206, 'bytes 7-9/10', '789'],
    ['bytes=-2', 206, 'bytes 8-9/10', '89'],
    ['bytes=20-', 416, 'bytes */10', refusedRange],
    ['bytes=0-1,3-4', 200, null, '0123456789'],
  ])('of %s is %i', async (range, status, contentRange, text) => {
    const id = await uploaded(clerk, { content: '0123456789', name: 'cyfry.txt' });
    const part = await download(clerk, id, { range });
    expect([part.status, part.headers.get('content-range'), part.bytes.toString()]).toEqual([
      status,
      contentRange,
      text,
    ]);
    expect(part.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
  });

  it('of what no browser runs is of its own type', async () => {
    const { headers } = await download(clerk, await uploaded(clerk, pdf));
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-security-policy')).not.toContain('sandbox');
  });

  it('is not repeated for who has it, and begins anew for who has another', async () => {
    const id = await uploaded(clerk, { content: '0123456789', name: 'cyfry.txt' });
    const etag = (await download(clerk, id)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f-]{36}"$/);
    expect((await download(clerk, id, { 'if-none-match': etag })).status).toBe(304);
    expect((await download(clerk, id, { 'if-none-match': '"inny"' })).status).toBe(200);
    const range = 'bytes=0-3';
    expect((await download(clerk, id, { range, 'if-range': etag })).status).toBe(206);
    expect((await download(clerk, id, { range, 'if-range': '"inny"' })).status).toBe(200);
  });

  it('tells its size without its content', async () => {
    const id = await uploaded(clerk, { content: '0123456789', name: 'cyfry.txt' });
    const head = await clerk.send(`/api/file/content/${id}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      '10',
      '',
    ]);
  });

  it('of an unknown document is a 404', async () => {
    expect((await download(clerk, '01930000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await download(clerk, 'nic')).status).toBe(404);
  });
});
