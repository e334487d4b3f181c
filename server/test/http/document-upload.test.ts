import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { type DocumentListItem, documentListItem } from '@grzadka/contract/document/document.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { download, pdf, upload, uploaded } from '#test/documents.ts';
import { openFilesIn, startUpload } from '#test/raw-upload.ts';
import { startTestApp } from '#test/test-app.ts';
import { fileForm } from '#test/test-images.ts';
import { storedKeys } from '#test/test-storage.ts';

/** The DATA_DIR of a program that was killed when it had just made the file of an upload. */
const dataDir = await mkdtemp(join(tmpdir(), 'grzadka-test-killed-'));
await mkdir(join(dataDir, 'uploads'));
await writeFile(join(dataDir, 'uploads', 'pozostaly'), 'połowa');
afterAll(() => rm(dataDir, { recursive: true }));

const app = await startTestApp({ MAX_UPLOAD_MB: '1', DATA_DIR: dataDir });
const clerk = await app.as('ROLE_EMPLOYEE');

const megabyte = 1024 * 1024;
const get = async (id: string) => (await clerk.get<DocumentListItem>(`/api/file/get/${id}`)).body;

/** Everything that an upload could leave behind. */
async function traces() {
  const rows = await app.db.selectFrom('document').select('id').execute();
  const objects = await app.db.selectFrom('storedObject').select('id').execute();
  const left = await readdir(join(app.dataDir, 'uploads')).catch(() => []);
  return {
    rows: rows.length,
    objects: objects.length,
    stored: await storedKeys(app.storage),
    left,
  };
}

it('what a kill has left of an upload is gone after the next start', async () => {
  expect(await readdir(join(app.dataDir, 'uploads'))).toEqual([]);
});

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
    const { status, body } = await upload(clerk, form);
    expect([status, Object.keys(body)]).toEqual([201, ['id']]);
    const told = sampleOf(documentListItem, {
      id: body.id,
      name: 'Regulamin ROD',
      fileName: 'regulamin.pdf',
      contentType: 'application/pdf',
      size: Buffer.byteLength(pdf.content),
      publicationFromDate: '2026-01-01T00:00:00.000Z',
      state: 'visible',
      pinFromDate: '2026-01-31T23:00:00.000Z',
      pinThruDate: '2026-03-01T00:00:00.000Z',
      pinned: false,
    });
    expect(await get(body.id)).toEqual({ ...told, uploadedAt: expect.stringMatching(/Z$/) });
    expect((await auditOf(app.db, 'document', body.id)).map(({ action }) => action)).toEqual([
      'upload',
    ]);
  });

  it('takes its fields in any order', async () => {
    const form = new FormData();
    form.append('pinFromDate', '2026-02-01T00:00:00Z');
    form.append('file', new Blob([pdf.content]), 'a.txt');
    form.append('name', 'Na końcu');
    const { body } = await upload(clerk, form);
    expect(await get(body.id)).toMatchObject({
      name: 'Na końcu',
      fileName: 'a.txt',
      pinFromDate: '2026-02-01T00:00:00.000Z',
    });
  });

  it.each([0, 1, 65_536, 300_001, megabyte])('gives %i bytes back as they were', async (size) => {
    const content = randomBytes(size);
    const id = await uploaded(clerk, { content: Uint8Array.from(content), name: 'dane.bin' });
    expect((await get(id)).size).toBe(size);
    expect((await download(clerk, id)).bytes.equals(content)).toBe(true);
  });

  it.each([
    [{ name: ' ' }, { name: 'Nazwa nie może być pusta' }],
    [{}, { name: 'Nazwa nie może być pusta' }],
    [
      { name: 'a\u0000b' },
      { name: 'W tekście jest znak, którego program nie przyjmuje – wpisz tekst ręcznie' },
    ],
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
    const { status, body } = await upload(clerk, fileForm(fields, pdf));
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
      const { status, body } = await upload(clerk, form);
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
      const { status, body } = await upload(clerk, form);
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
    const message = 'Plik jest za duży: może mieć najwyżej 1\u00a0MB';
    const refusal = { code: 'too-large', message, fields: { file: message } };
    for (const size of [megabyte + 1, 3 * megabyte]) {
      const file = { content: new Uint8Array(size), name: 'duży.bin' };
      const { status, body } = await upload(clerk, fileForm({ name: 'x' }, file));
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
    await vi.waitUntil(async () => (await open()) === 1, { timeout: 60_000 });
    await cut.abort();
    await vi.waitUntil(async () => (await open()) === 0, { timeout: 60_000 });
    expect(await traces()).toEqual(before);
  });

  it('that was answered leaves no open file', async () => {
    await uploaded(clerk, pdf);
    expect(await openFilesIn(join(app.dataDir, 'uploads'))).toBe(0);
  });
});
