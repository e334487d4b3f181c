import type { GardenAssignment } from '@grzadka/contract/assignment/assignment.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { describe, expect, it } from 'vitest';
import {
  addText,
  create,
  newsOwner,
  noticeOwner,
  pageVersionOwner,
  type TestOwner,
} from '#test/content-owners.ts';
import { pdf, uploaded } from '#test/documents.ts';
import { addAssignment, addGarden, addLogin, addParty } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const clerk = await app.as('ROLE_SUPER_USER');

/** A change of a fresh record, and the ETag that was read with it. */
interface Change {
  etag: string;
  method: 'PUT' | 'DELETE';
  path: string;
  json?: object;
}

async function etagOf(path: string): Promise<string> {
  return (await clerk.get(path)).headers.get('etag') ?? '';
}

const password = 'Nowe1haslo';

async function freshLogin() {
  const { id } = await addLogin(app.db);
  return { id, etag: await etagOf(`/api/login/get/${id}`) };
}

async function freshAssignment() {
  const garden = await addGarden(app.db);
  const party = await addParty(app.db);
  const { id } = await addAssignment(app.db, { gardenId: garden.id, partyId: party.id });
  const path = `/api/garden/${garden.id}/assignments`;
  const { body } = await clerk.get<{ items: GardenAssignment[] }>(path);
  return { id, etag: body.items[0]?.etag ?? '' };
}

async function deletionOf(owner: TestOwner): Promise<Change> {
  return { etag: await etagOf(owner.get), method: 'DELETE', path: owner.delete };
}

async function blockChange(step: string, method: Change['method']): Promise<Change> {
  const owner = await newsOwner(clerk);
  const itemId = await addText(clerk, owner, 'pierwszy');
  await addText(clerk, owner, 'drugi');
  const path = `${owner.items}/${itemId}`;
  return { etag: await etagOf(path), method, path: `${path}${step}` };
}

/** Every change that had no version to compare with once, besides the forms, which have their own tests. */
const changes: Record<string, () => Promise<Change>> = {
  'the deletion of a party': async () => {
    const { id } = await addParty(app.db);
    const etag = await etagOf(`/api/party/get/${id}`);
    return { etag, method: 'DELETE', path: `/api/party/delete/${id}` };
  },
  'the deletion of a news entry': async () => deletionOf(await newsOwner(clerk)),
  'the deletion of a notice': async () => deletionOf(await noticeOwner(clerk)),
  'the deletion of a page version': async () => deletionOf(await pageVersionOwner(clerk)),
  'the deletion of a document': async () => {
    const id = await uploaded(clerk, pdf);
    const etag = await etagOf(`/api/file/get/${id}`);
    return { etag, method: 'DELETE', path: `/api/file/delete/${id}` };
  },
  'the deletion of a login': async () => {
    const { id, etag } = await freshLogin();
    return { etag, method: 'DELETE', path: `/api/login/delete/${id}` };
  },
  'a new password': async () => {
    const { id, etag } = await freshLogin();
    const json = { loginId: id, password, sendEmail: false };
    return { etag, method: 'PUT', path: '/api/login/updatePassword', json };
  },
  'the end of an assignment': async () => {
    const { id, etag } = await freshAssignment();
    const json = { id, validThru: '2098-01-01' };
    return { etag, method: 'PUT', path: '/api/assignment/release', json };
  },
  'the removal of an assignment': async () => {
    const { id, etag } = await freshAssignment();
    return { etag, method: 'DELETE', path: `/api/assignment/delete/${id}` };
  },
  'the deletion of a block': () => blockChange('', 'DELETE'),
  'the move of a block': () => blockChange('/move-down', 'PUT'),
};

describe.each(Object.entries(changes))('%s', (_, prepare) => {
  const send = ({ method, path, json }: Change, ifMatch: string) =>
    clerk.request<ErrorBody>(path, { method, json, headers: { 'if-match': ifMatch } });

  it('is refused where the record is of another version, and nothing happens', async () => {
    const change = await prepare();
    const { status, body } = await send(change, '"77"');
    expect([status, body.code]).toEqual([412, 'stale']);
    expect((await send(change, change.etag)).status).toBe(204);
  });

  it.each([
    ['among others', (etag: string) => `"77", ${etag} , "78"`],
    ['marked as weak', (etag: string) => `W/${etag}`],
    ['whichever it is', () => '*'],
  ])('is taken where the version is stated %s', async (_how, header) => {
    const change = await prepare();
    expect((await send(change, header(change.etag))).status).toBe(204);
  });
});

it('every save answers with the new version', async () => {
  const id = await create(clerk, '/api/news/create', { title: 'Pierwszy' });
  const first = await etagOf(`/api/news/get/${id}`);
  const saved = await clerk.put('/api/news/update', { id, title: 'Drugi' });
  expect(saved.headers.get('etag')).not.toBe(first);
  expect(saved.headers.get('etag')).toBe(await etagOf(`/api/news/get/${id}`));
});
