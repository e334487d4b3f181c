import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import { documentOfResolution } from '@grzadka/contract/document/document.model';
import {
  type ResolutionDetails,
  type ResolutionListItem,
  resolutionDetails,
  resolutionListItem,
  resolutionRefusals,
} from '@grzadka/contract/resolution/resolution.model';
import { resolutionRecord } from '@grzadka/contract/resolution/resolution.record';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';
import { expect, it } from 'vitest';
import { auditOf } from '#test/audit-trail.ts';
import { addDocument } from '#test/content-factories.ts';
import { addResolution } from '#test/fee-factories.ts';
import { startTestApp } from '#test/test-app.ts';

const takenNumber = resolutionRecord.fields.number.unique;

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');

const create = (values: object) =>
  treasurer.post<ErrorBody & { id: string }>('/api/resolution/create', values);
const update = (values: object) => treasurer.put<ErrorBody>('/api/resolution/update', values);
const remove = (path: string) => treasurer.request<ErrorBody>(path, { method: 'DELETE' });
const details = async (id: string) =>
  (await treasurer.get<ResolutionDetails>(`/api/resolution/get/${id}`)).body;
const found = async (query: string) => {
  const { body } = await treasurer.get<ListPage<ResolutionListItem>>(`/api/resolution?${query}`);
  return body.items;
};

const stated = {
  number: '3/2027',
  body: 'general-meeting',
  adoptedOn: '2027-04-17',
  subject: 'Opłaty ogrodowe na 2027 rok',
} as const;

it('a resolution is added with its document, found by words, body and year, and told to the audit', async () => {
  const document = await addDocument(app.db, { name: 'Uchwała 3/2027' });
  const { status, body } = await create({ ...stated, number: ' 3/2027 ', fileId: document.id });
  expect(status).toBe(201);
  const { id } = body;
  const file = { id: document.id, name: 'Uchwała 3/2027' };
  expect(await details(id)).toEqual(sampleOf(resolutionDetails, { id, ...stated, file }));
  const listed = sampleOf(resolutionListItem, { id, ...stated });
  await addResolution(app.db, { body: 'board', subject: 'Godziny otwarcia biura' });
  expect(await found('filter-by-phrase=true&phrase=ogrodowe 3/2027')).toEqual([listed]);
  expect(await found('filter-by-year=true&year-from=2027&year-thru=2027')).toEqual([listed]);
  const ofBoard = await found('filter-by-body=true&body=board&sort-by=number');
  expect(ofBoard.map(({ subject }) => subject)).toEqual(['Godziny otwarcia biura']);
  const [entry] = await auditOf(app.db, 'resolution', id);
  expect(entry).toMatchObject({ recordName: '3/2027', after: { ...stated, fileId: document.id } });
});

it('a number is taken once by each body in each year, whatever its letter case', async () => {
  await addResolution(app.db, { number: '7/z/2026' });
  const again = { ...stated, number: '7/Z/2026', adoptedOn: '2026-12-31' };
  const refused = await create(again);
  expect([refused.status, refused.body.fields]).toEqual([409, { number: takenNumber }]);
  expect((await create({ ...again, body: 'board' })).status).toBe(201);
  const { status, body } = await create({ ...again, adoptedOn: '2025-12-31' });
  expect(status).toBe(201);
  const moved = await update({ id: body.id, adoptedOn: '2026-01-01' });
  expect(moved.body.fields).toEqual({ number: takenNumber });
});

it('a document that a resolution names stays, alone or among many, until it names none', async () => {
  const { id: fileId } = await addDocument(app.db);
  const { id } = await addResolution(app.db, { fileId });
  const refused = await remove(`/api/file/delete/${fileId}`);
  expect([refused.status, refused.body.message]).toEqual([409, documentOfResolution]);
  const many = await treasurer.post<{ failed: object[] }>('/api/file/bulk', {
    action: 'delete',
    ids: [fileId],
  });
  expect(JSON.stringify(many.body)).toContain(documentOfResolution);
  expect((await update({ id, fileId: null })).status).toBe(204);
  expect((await details(id)).file).toBeNull();
  expect((await remove(`/api/file/delete/${fileId}`)).status).toBe(204);
  const gone = await update({ id, fileId });
  expect([gone.status, gone.body.fields]).toEqual([400, { fileId: resolutionRefusals.noDocument }]);
});

it('a resolution that is deleted comes back, unless its number was given away meanwhile', async () => {
  const { id, number } = await addResolution(app.db);
  const deletion = async () => {
    expect((await remove(`/api/resolution/delete/${id}`)).status).toBe(204);
    const entry = (await auditOf(app.db, 'resolution', id)).at(-1);
    return () => treasurer.post<ErrorBody>('/api/audit/restore', { id: entry?.id });
  };
  const undo = await deletion();
  expect((await undo()).status).toBe(201);
  expect((await details(id)).number).toBe(number);
  const late = await deletion();
  await addResolution(app.db, { number });
  expect((await late()).status).toBe(409);
});
