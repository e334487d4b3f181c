import type { ProcessingActivity } from '@grzadka/contract/personal-data/processing-activity.model';
import { expect, it } from 'vitest';
import { readPdf } from '#test/read-pdf.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const admin = await app.as('ROLE_ADMIN');
const path = '/api/processing-activity';

const activities = async () => (await admin.get<{ items: ProcessingActivity[] }>(path)).body.items;

it('the register holds what a garden usually does, is changed, and printed with who is responsible', async () => {
  const begun = await activities();
  expect(begun.map(({ name }) => name)).toContain('Opłaty i księgowość');
  const address = { street: 'Polna', houseNumber: '1', postalCode: '05-400', city: 'Otwock' };
  const name = 'ROD Złote Kłosy';
  await app.db
    .updateTable('settings')
    .set({ name, ...address })
    .execute();
  const [first] = begun;
  const changed = { id: first?.id, recipients: 'Kancelaria Paragraf' };
  const put = await admin.put(`${path}/update`, changed, { 'if-match': first?.etag ?? '' });
  expect(put.status).toBe(204);
  const empty = { purpose: null, persons: null, data: null, recipients: null };
  const rest = { timeLimit: null, safeguards: null };
  const fresh = { name: 'Monitoring bramy', ...empty, ...rest };
  expect((await admin.post(`${path}/create`, fresh)).status).toBe(201);
  expect((await admin.post(`${path}/create`, fresh)).status).toBe(409);

  const reply = await admin.send(`${path}/paper`);

  const paper = await readPdf(new Uint8Array(await reply.arrayBuffer()));
  expect(paper).toMatchObject({ title: 'Rejestr czynności przetwarzania', isTagged: true });
  const text = paper.pages.join(' ');
  for (const said of ['ROD Złote Kłosy', 'Otwock', 'Kancelaria Paragraf', 'Monitoring bramy']) {
    expect(text).toContain(said);
  }
});
