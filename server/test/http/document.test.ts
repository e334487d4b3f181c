import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import type { DocumentListItem } from '@grzadka/contract/document/document.model';
import { describe, expect, it, vi } from 'vitest';
import { download, pdf, upload, uploaded } from '#test/documents.ts';
import { startTestApp, startTestAppOnce } from '#test/test-app.ts';
import { fileForm } from '#test/test-images.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_EMPLOYEE');

const get = async (id: string) => (await clerk.get<DocumentListItem>(`/api/file/get/${id}`)).body;

describe('a document', () => {
  it('gets another name, and keeps its file', async () => {
    const id = await uploaded(clerk, pdf, 'Stara');
    const reply = await clerk.put('/api/file/update', { id, name: ' Nowa ' });
    expect([reply.status, reply.body]).toEqual([204, '']);
    expect(await get(id)).toMatchObject({ name: 'Nowa', fileName: 'regulamin.pdf' });
    const refused = await clerk.put<ErrorBody>('/api/file/update', { id, name: '' });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { name: 'Nazwa nie może być pusta' },
    ]);
  });

  it('is deleted once', async () => {
    const id = await uploaded(clerk, pdf, 'Do usunięcia');
    const reply = await clerk.delete(`/api/file/delete/${id}`);
    expect([reply.status, reply.body]).toEqual([204, '']);
    expect((await clerk.get(`/api/file/get/${id}`)).status).toBe(404);
    expect((await download(clerk, id)).status).toBe(404);
    expect((await clerk.delete(`/api/file/delete/${id}`)).status).toBe(404);
  });
});

describe('the list', () => {
  it('shows the latest upload first, and sorts by size as numbers', async () => {
    const other = await startTestAppOnce();
    const client = await other.as('ROLE_EMPLOYEE');
    for (const size of [100, 3, 20]) {
      await uploaded(client, { content: 'x'.repeat(size), name: 'a.txt' }, `${size} bajtów`);
    }
    const sizes = async (query: string) =>
      (await client.get<ListPage<DocumentListItem>>(`/api/file${query}`)).body.items.map(
        ({ size }) => size,
      );
    expect(await sizes('')).toEqual([20, 3, 100]);
    expect(await sizes('?sort-by=size&sort-direction=asc')).toEqual([3, 20, 100]);
    expect(await sizes('?sort-by=size&sort-direction=desc')).toEqual([100, 20, 3]);
  });
});

describe('when the storage fails', () => {
  it('an upload is told so and leaves no row', async () => {
    const rows = async () => (await app.db.selectFrom('document').select('id').execute()).length;
    const before = await rows();
    const failing = vi.spyOn(app.storage, 'put').mockRejectedValueOnce(new Error('dysk'));
    const { status } = await upload(clerk, fileForm({ name: 'x' }, pdf));
    failing.mockRestore();
    expect(status).toBe(500);
    expect(await rows()).toBe(before);
  });
});
