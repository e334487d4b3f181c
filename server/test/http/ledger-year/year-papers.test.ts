import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import type { DocumentListItem } from '@grzadka/contract/document/document.model';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { addCashBox, cashier } from '#test/cash.ts';
import { download, pdf, uploaded } from '#test/documents.ts';
import { addParty } from '#test/factories.ts';
import { addAccount, postDebt } from '#test/ledger.ts';
import { checkedLedger, printClosed } from '#test/ledger-years.ts';
import { readPdf } from '#test/read-pdf.ts';
import { startTestAppOn } from '#test/test-app.ts';
import { execute } from '#test/test-cluster.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { yearCalls } from '#test/year-calls.ts';

const { url, ownerUrl } = await createTestDatabase();
const app = await startTestAppOn(url);
const { db } = app;
const admin = await app.as('ROLE_ADMIN');
const treasurer = await app.as('ROLE_TREASURER');
const employee = await app.as('ROLE_EMPLOYEE');
const years = yearCalls(admin);
const last = new Date().getFullYear() - 1;
const debtor = await addAccount(db, { name: '12A', lastName: 'Żądło' });
const payer = await addAccount(db, { name: '14', lastName: 'Bąk' });
const box = await addCashBox(db, { name: 'Kasa główna' });

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

const papers = async () => (await years.year(last))?.papers ?? [];

/** A document as text. */
async function read(id: string): Promise<string> {
  const { status, bytes } = await download(treasurer, id);
  expect(status).toBe(200);
  const { pages } = await readPdf(new Uint8Array(bytes));
  return plain(pages.join(' '));
}

beforeAll(async () => {
  await db.updateTable('settings').set({ name: 'ROD „Pod Lipami”' }).execute();
  await postDebt(db, {
    account: debtor.id,
    day: `${last}-05-01`,
    parts: [
      { amount: 200_00, dueOn: `${last}-06-30` },
      { amount: 23_51, dueOn: `${last + 1}-06-30` },
    ],
  });
  const desk = cashier(treasurer, box.id);
  await desk.receive(debtor.id, 50_00, { day: `${last}-07-01` });
  await desk.receive(payer.id, 12_34, { day: `${last}-08-01` });
  // Of the next year: on none of the papers.
  await desk.receive(debtor.id, 77_77, { day: `${last + 1}-01-02` });
  const report = `/api/cash-box/${box.id}/report?from=${last}-01-01&thru=${last}-12-31`;
  await (await treasurer.send(report)).arrayBuffer();
  await checkedLedger(db);
  await years.close(last);
});

describe('the papers of a closed year', () => {
  it('say what moved, what was owed at its end, and what was in cash', async () => {
    expect(await years.year(last)).toMatchObject({ arePapersDue: true, papers: [] });
    await printClosed(app, last);
    const made = await papers();
    expect(await years.year(last)).toMatchObject({ arePapersDue: false });
    expect(made.map(({ name, fileName }) => [name, fileName])).toEqual([
      [`Zestawienie obrotów i sald ${last}`, `zestawienie-obrotow-i-sald-${last}.pdf`],
      [`Należności na 31.12.${last}`, `naleznosci-${last}.pdf`],
      [`Raport kasowy ${last}`, `raport-kasowy-${last}.pdf`],
    ]);
    const [turnover, receivables, cash] = await Promise.all(made.map(({ id }) => read(id)));
    expect(turnover).toContain('200 Rozrachunki z działkowcami 223,51 62,34 161,17');
    expect(turnover).toContain('Razem 0,00 0,00 285,85 285,85 223,51 223,51');
    expect(receivables).toContain('ROD „Pod Lipami”');
    expect(receivables).toContain(`${debtor.reference} 12A`);
    expect(receivables).toContain('173,51 150,00');
    expect(receivables).toContain('Razem 173,51 150,00 12,34');
    expect(receivables).toContain('nie publikować i nie wywieszać');
    expect(cash).toContain('Kasa główna');
    expect(cash).toContain('62,34');
    expect(`${turnover}${receivables}${cash}`).not.toContain('77,77');
  });

  it('are among the documents for who may know debts, and for nobody else', async () => {
    const other = await uploaded(employee, pdf, 'Regulamin');
    const names = async (client: typeof employee, address = '/api/file') =>
      (await client.get<ListPage<DocumentListItem>>(address)).body.items.map(({ name }) => name);
    expect(await names(treasurer)).toHaveLength(4);
    expect(await names(employee)).toEqual(['Regulamin']);
    expect((await employee.get<ListPage<DocumentListItem>>('/api/file')).body.totalItems).toBe(1);
    const file = await (await employee.send('/api/file/export?format=csv')).text();
    expect(file).toContain('Regulamin');
    expect(file).not.toContain('Należności');
    expect(await (await treasurer.send('/api/file/export?format=csv')).text()).toContain(
      'Należności',
    );
    const found = async (client: typeof employee) =>
      JSON.stringify((await client.get('/api/search?phrase=nale%C5%BCno%C5%9Bci')).body);
    expect(await found(treasurer)).toContain(`Należności na 31.12.${last}`);
    expect(await found(employee)).not.toContain('Należności');
    const [, paper] = await papers();
    const id = paper?.id ?? '';
    expect((await employee.get(`/api/file/get/${id}`)).status).toBe(404);
    expect((await employee.get(`/api/file/state/${id}`)).status).toBe(404);
    expect((await download(employee, id)).status).toBe(404);
    expect((await employee.put('/api/file/update', { id, name: 'x' })).status).toBe(404);
    expect((await employee.delete(`/api/file/delete/${id}`)).status).toBe(404);
    const many = await employee.post('/api/file/bulk', { action: 'delete', ids: [id] });
    expect(JSON.stringify(many.body)).toContain(id);
    expect((await treasurer.get(`/api/file/get/${id}`)).body).toMatchObject({ ledgerYear: last });
    await employee.delete(`/api/file/delete/${other}`);
  });

  it('are not changed, published, pinned, taken along, nor deleted while the year is closed', async () => {
    const [, paper] = await papers();
    const id = paper?.id ?? '';
    const publicationFromDate = new Date().toISOString();
    const update = { id, name: 'Zwykły dokument', publicationFromDate };
    const changed = await treasurer.put<ErrorBody>('/api/file/update', update);
    expect([changed.status, changed.body.message]).toEqual([
      409,
      `To zestawienie zamkniętego roku ${last}. Nie można go zmienić ani opublikować, bo mówi, kto ile jest winien.`,
    ]);
    for (const action of ['publish-now', 'end-publication', 'delete'] as const) {
      const { body } = await treasurer.post<{ done: number; failed: { message: string }[] }>(
        '/api/file/bulk',
        { action, ids: [id] },
      );
      expect([body.done, body.failed[0]?.message], action).toEqual([
        0,
        expect.stringContaining(`roku ${last}`),
      ]);
    }
    const query = { action: 'publish-now', query: {} };
    expect((await treasurer.post('/api/file/bulk', query)).body).toMatchObject({ done: 0 });
    const removed = await treasurer.delete<ErrorBody>(`/api/file/delete/${id}`);
    expect([removed.status, removed.body.message]).toEqual([
      409,
      expect.stringContaining('Zostaje tak długo, jak rok jest zamknięty'),
    ]);
    // Whatever the program forgot, the database does not publish it, nor give it to anybody.
    await expect(
      execute(url, `update document set publication_from_date = now() where id = '${id}'`),
    ).rejects.toThrow('document_of_year_is_unpublished');
    const { id: resolution } = (
      await treasurer.post<{ id: string }>('/api/resolution/create', {
        number: '1/2026',
        body: 'general-meeting',
        adoptedOn: `${last}-03-01`,
        subject: 'Opłaty',
        fileId: null,
      })
    ).body;
    const named = { id: resolution, fileId: id };
    expect((await treasurer.put('/api/resolution/update', named)).status).toBe(400);
    const { id: partyId } = await addParty(db, { email: 'a@example.pl' });
    const consent = { partyId, kinds: ['fees'], givenOn: `${last}-03-01`, documentId: id };
    expect((await treasurer.post('/api/consent/create', consent)).status).toBe(400);
    const attached = `
      insert into message (id, kind) values ('${newId()}', 'information');
      insert into message_attachment (message_id, document_id, position)
      select message.id, '${id}', 0 from message limit 1
    `;
    await expect(execute(ownerUrl, attached)).rejects.toThrow('goes nowhere');
  });

  it('are made anew when the year is closed again', async () => {
    const earlier = await papers();
    expect((await years.reopen(last)).status).toBe(204);
    expect(await papers()).toEqual(earlier);
    await postDebt(db, {
      account: payer.id,
      day: `${last}-12-30`,
      parts: [{ amount: 100_00, dueOn: `${last}-12-30` }],
    });
    expect((await years.close(last)).status).toBe(204);
    await printClosed(app, last);
    const again = await papers();
    expect(again.map(({ name }) => name)).toEqual(earlier.map(({ name }) => name));
    expect(again.map(({ id }) => id)).not.toEqual(earlier.map(({ id }) => id));
    expect(await read(again[1]?.id ?? '')).toContain('Razem 261,17 237,66');
  });

  it('are made once more by a job that is done once more, as after a crash, and are no others', async () => {
    const names = (await papers()).map(({ name }) => name);
    await printClosed(app, last);
    expect((await papers()).map(({ name }) => name)).toEqual(names);
  });

  it('are not made of a year that was opened again meanwhile', async () => {
    const earlier = await papers();
    expect((await years.reopen(last)).status).toBe(204);
    await printClosed(app, last);
    expect(await papers()).toEqual(earlier);
    const [paper] = earlier;
    expect((await treasurer.delete(`/api/file/delete/${paper?.id}`)).status).toBe(204);
  });
});
