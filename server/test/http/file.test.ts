import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { FileListItem } from '@grzadka/contract/file/file.model';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { openFilesIn, startUpload } from '#test/raw-upload.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { fileForm } from '#test/test-images.ts';
import { storedKeys } from '#test/test-storage.ts';

let app: TestApp;
let clerk: TestClient;
beforeAll(async () => {
  app = await startTestApp({ MAX_UPLOAD_MB: '1' });
  clerk = await app.as('ROLE_EMPLOYEE');
});
afterAll(() => app.close());

const megabyte = 1024 * 1024;
const pdf = { content: 'treść dokumentu', name: 'regulamin.pdf', type: 'application/pdf' };

const upload = (multipart: FormData) =>
  clerk.request<ErrorBody & { id: string }>('/api/file/upload', { method: 'POST', multipart });
const get = async (id: string) => (await clerk.get<FileListItem>(`/api/file/get/${id}`)).body;
const download = (id: string, headers: Record<string, string> = {}) =>
  clerk.send(`/api/file/content/${id}`, { headers });

async function uploaded(file: Parameters<typeof fileForm>[1], name = 'Dokument') {
  const { status, body } = await upload(fileForm({ name }, file));
  expect(status).toBe(201);
  return body.id;
}

/** Everything that an upload could leave behind. */
async function traces() {
  const rows = await app.db.selectFrom('file').select('id').execute();
  const objects = await app.db.selectFrom('storedObject').select('id').execute();
  const left = await readdir(join(app.dataDir, 'uploads')).catch(() => []);
  return {
    rows: rows.length,
    objects: objects.length,
    stored: await storedKeys(app.storage),
    left,
  };
}

describe('an upload', () => {
  it('keeps the document, its name and its dates', async () => {
    const form = fileForm(
      {
        name: '  Regulamin ROD ',
        publicationFromDate: '2026-01-01T00:00:00Z',
        publicationThruDate: '',
        pinFromDate: '2026-02-01T00:00:00+01:00',
        pinThruDate: '2026-03-01T00:00:00Z',
      },
      pdf,
    );
    const { status, body } = await upload(form);
    expect([status, Object.keys(body)]).toEqual([201, ['id']]);
    expect(await get(body.id)).toEqual({
      id: body.id,
      name: 'Regulamin ROD',
      fileName: 'regulamin.pdf',
      contentType: 'application/pdf',
      size: Buffer.byteLength(pdf.content),
      uploadedAt: expect.stringMatching(/Z$/),
      publicationFromDate: '2026-01-01T00:00:00.000Z',
      publicationThruDate: null,
      pinFromDate: '2026-01-31T23:00:00.000Z',
      pinThruDate: '2026-03-01T00:00:00.000Z',
    });
    expect((await auditOf(app.db, 'file', body.id)).map(({ action }) => action)).toEqual([
      'upload',
    ]);
  });

  it('takes its fields in any order', async () => {
    const form = new FormData();
    form.append('pinFromDate', '2026-02-01T00:00:00Z');
    form.append('file', new Blob([pdf.content]), 'a.txt');
    form.append('name', 'Na końcu');
    const { body } = await upload(form);
    expect(await get(body.id)).toMatchObject({
      name: 'Na końcu',
      fileName: 'a.txt',
      pinFromDate: '2026-02-01T00:00:00.000Z',
    });
  });

  it.each([0, 1, 65_536, 300_001, megabyte])('gives %i bytes back as they were', async (size) => {
    const content = randomBytes(size);
    const id = await uploaded({ content: Uint8Array.from(content), name: 'dane.bin' });
    expect((await get(id)).size).toBe(size);
    const bytes = Buffer.from(await (await download(id)).arrayBuffer());
    expect(bytes.equals(content)).toBe(true);
  });

  it.each([
    [{ name: ' ' }, { name: 'Nazwa nie może być pusta' }],
    [{}, { name: 'Nazwa nie może być pusta' }],
    [{ name: 'a\u0000b' }, { name: 'Tekst zawiera niedozwolony znak' }],
    [
      { name: 'x', publicationThruDate: '2026-01-01T00:00:00Z' },
      { publicationFromDate: 'Należy najpierw podać początkową datę publikacji' },
    ],
    [
      { name: '', pinThruDate: '2026-01-01T00:00:00Z', publicationFromDate: 'jutro' },
      {
        name: 'Nazwa nie może być pusta',
        publicationFromDate: 'Nieprawidłowa wartość',
        pinFromDate: 'Należy podać początkową datę przypięcia',
      },
    ],
    [{ name: 'x'.repeat(20_000) }, { name: 'Nieprawidłowa wartość' }],
  ])('with %j is refused and leaves nothing', async (fields, faults) => {
    const before = await traces();
    const { status, body } = await upload(fileForm(fields, pdf));
    expect([status, body.code, body.fields]).toEqual([400, 'validation', faults]);
    expect(await traces()).toEqual(before);
  });

  it('without a file is refused', async () => {
    const none = new FormData();
    none.append('name', 'Bez pliku');
    const notChosen = new FormData();
    notChosen.append('name', 'Bez pliku');
    notChosen.append('file', new Blob([]), '');
    const asText = new FormData();
    asText.append('name', 'Bez pliku');
    asText.append('file', 'to tylko tekst');
    for (const form of [none, notChosen, asText]) {
      const { status, body } = await upload(form);
      expect([status, body]).toEqual([
        400,
        {
          code: 'validation',
          message: 'Nie wskazano pliku',
          fields: { file: 'Nie wskazano pliku' },
        },
      ]);
    }
  });

  it('with a field or a file too many is refused and leaves nothing', async () => {
    const before = await traces();
    const twoNames = fileForm({ name: 'a' }, pdf);
    twoNames.append('name', 'b');
    const twoFiles = fileForm({ name: 'a' }, pdf);
    twoFiles.append('file', new Blob(['drugi']), 'b.txt');
    for (const form of [twoNames, twoFiles]) {
      const { status, body } = await upload(form);
      expect([status, body.code]).toEqual([400, 'validation']);
    }
    expect(await traces()).toEqual(before);
  });

  it('that is no form is refused', async () => {
    const json = await clerk.post<ErrorBody>('/api/file/upload', { name: 'a' });
    expect([json.status, json.body.code]).toEqual([415, 'unsupported-type']);
    const broken = await clerk.request<ErrorBody>('/api/file/upload', {
      method: 'POST',
      body: 'to nie są części',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect([broken.status, broken.body.code]).toEqual([400, 'validation']);
    const noBoundary = await clerk.request<ErrorBody>('/api/file/upload', {
      method: 'POST',
      body: '--x--',
      headers: { 'content-type': 'multipart/form-data' },
    });
    expect([noBoundary.status, noBoundary.body.code]).toEqual([400, 'validation']);
  });

  it('over the limit is refused and leaves nothing, whether it tells its size or not', async () => {
    const before = await traces();
    const message = 'Plik jest za duży: może mieć najwyżej 1 MB';
    const refusal = { code: 'too-large', message, fields: { file: message } };
    for (const size of [megabyte + 1, 3 * megabyte]) {
      const file = { content: new Uint8Array(size), name: 'duży.bin' };
      const { status, body } = await upload(fileForm({ name: 'x' }, file));
      expect([size, status, body]).toEqual([size, 413, refusal]);
    }
    const silent = startUpload(app, clerk.cookie());
    await silent.write(Buffer.alloc(3 * megabyte));
    expect(await silent.finish()).toEqual([413, refusal]);
    expect(await traces()).toEqual(before);
    expect((await clerk.get('/api/file/upload-limit')).body).toEqual({ maxBytes: megabyte });
  });

  it('of nobody, or of a plain user, is refused before its body is read', async () => {
    const before = await traces();
    for (const [client, status] of [
      [app.anonymous(), 401],
      [await app.as('ROLE_USER'), 403],
    ] as const) {
      const sent = startUpload(app, client.cookie());
      expect((await sent.reply())[0]).toBe(status);
      await sent.abort();
    }
    expect(await traces()).toEqual(before);
  });

  it('cut off in the middle leaves no row, no object and no open file', async () => {
    const before = await traces();
    const cut = startUpload(app, clerk.cookie());
    await cut.write(Buffer.alloc(megabyte / 2));
    const open = () => openFilesIn(join(app.dataDir, 'uploads'));
    await vi.waitUntil(async () => (await open()) === 1, { timeout: 5000 });
    await cut.abort();
    await vi.waitUntil(async () => (await open()) === 0, { timeout: 5000 });
    expect(await traces()).toEqual(before);
  });

  it('that was answered leaves no open file', async () => {
    await uploaded(pdf);
    expect(await openFilesIn(join(app.dataDir, 'uploads'))).toBe(0);
  });
});

describe('a download', () => {
  it('is saved under its own name, and never shown', async () => {
    const id = await uploaded({
      content: '<script>attack()</script>',
      name: 'Żółw „kwiecień” 50%.html',
      type: 'text/html',
    });
    const { status, headers } = await download(id);
    expect([status, Object.fromEntries(headers)]).toMatchObject([
      200,
      {
        'content-type': 'text/html',
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
    ['bytes=20-', 416, 'bytes */10', ''],
    ['bytes=0-1,3-4', 200, null, '0123456789'],
  ])('of %s is %i', async (range, status, contentRange, text) => {
    const id = await uploaded({ content: '0123456789', name: 'cyfry.txt' });
    const part = await download(id, { range });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      status,
      contentRange,
      text,
    ]);
    expect(part.headers.get('content-length')).toBe(String(text.length));
  });

  it('is not repeated for who has it, and begins anew for who has another', async () => {
    const id = await uploaded({ content: '0123456789', name: 'cyfry.txt' });
    const etag = (await download(id)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f-]{36}"$/);
    expect((await download(id, { 'if-none-match': etag })).status).toBe(304);
    expect((await download(id, { 'if-none-match': '"inny"' })).status).toBe(200);
    const range = 'bytes=0-3';
    expect((await download(id, { range, 'if-range': etag })).status).toBe(206);
    expect((await download(id, { range, 'if-range': '"inny"' })).status).toBe(200);
  });

  it('tells its size without its content', async () => {
    const id = await uploaded({ content: '0123456789', name: 'cyfry.txt' });
    const head = await clerk.send(`/api/file/content/${id}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      '10',
      '',
    ]);
  });

  it('of an unknown document is a 404', async () => {
    expect((await download('01930000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await download('nic')).status).toBe(404);
  });
});

describe('a document', () => {
  it('gets another name, and keeps its file', async () => {
    const id = await uploaded(pdf, 'Stara');
    const reply = await clerk.put('/api/file/update', { id, name: ' Nowa ' });
    expect([reply.status, reply.body]).toEqual([204, '']);
    expect(await get(id)).toMatchObject({ name: 'Nowa', fileName: 'regulamin.pdf' });
    const refused = await clerk.put<ErrorBody>('/api/file/update', { id, name: '' });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { name: 'Nazwa nie może być pusta' },
    ]);
  });

  it('is deleted once; the audit and the storage keep what restoring it takes', async () => {
    const id = await uploaded(pdf, 'Do usunięcia');
    const before = await get(id);
    const { objectId } = await app.db
      .selectFrom('file')
      .select('objectId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const reply = await clerk.delete(`/api/file/delete/${id}`);
    expect([reply.status, reply.body]).toEqual([204, '']);
    expect((await clerk.get(`/api/file/get/${id}`)).status).toBe(404);
    expect((await download(id)).status).toBe(404);
    expect((await clerk.delete(`/api/file/delete/${id}`)).status).toBe(404);
    expect((await auditOf(app.db, 'file', id)).at(-1)).toMatchObject({
      action: 'delete',
      before: { ...before, objectId },
    });
    expect(await storedKeys(app.storage)).toContain(objectId);
  });
});

describe('when the storage fails', () => {
  it('an upload is told so and leaves no row', async () => {
    const rows = async () => (await app.db.selectFrom('file').select('id').execute()).length;
    const before = await rows();
    const failing = vi.spyOn(app.storage, 'put').mockRejectedValueOnce(new Error('dysk'));
    const { status } = await upload(fileForm({ name: 'x' }, pdf));
    failing.mockRestore();
    expect(status).toBe(500);
    expect(await rows()).toBe(before);
  });
});
