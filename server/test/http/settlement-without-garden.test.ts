import type { AuditListItem } from '@grzadka/contract/audit/audit.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type {
  SettlementDetails,
  SettlementListItem,
} from '@grzadka/contract/settlement/settlement.model';
import { describe, expect, it } from 'vitest';
import { undelete } from '#src/audit/undelete.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { addCompany, addParty } from '#test/factories.ts';
import { addAccount, postDebt, postPayment } from '#test/ledger.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');

const today = gardenToday();
const unknownId = '01930000-0000-7000-8000-000000000000';
const alreadyOpen =
  'Ten podmiot ma już otwarte konto rozliczeniowe bez działki. Jest w jego szczegółach, w części „Rozliczenia”.';

const open = (partyId: string) =>
  treasurer.post<{ id: string } & ErrorBody>('/api/settlement/create', { partyId });
const put = (way: 'close' | 'reopen', id: string, ifMatch?: string) =>
  treasurer.put<ErrorBody>(
    `/api/settlement/${way}/${id}`,
    undefined,
    ifMatch === undefined ? {} : { 'if-match': ifMatch },
  );
const details = (id: string) =>
  treasurer.get<SettlementDetails>(`/api/settlement/getDetails/${id}`);
const ofParty = async (id: string) =>
  (await treasurer.get<{ items: SettlementListItem[] }>(`/api/party/${id}/settlements`)).body.items;
const list = async (query: string) =>
  (await treasurer.get<ListPage<SettlementListItem>>(`/api/settlement?limit=20&offset=0&${query}`))
    .body.items;

/** A company with an account of its own. */
async function withAccount(name = 'Ogrodnik sp. z o.o.') {
  const { id: partyId } = await addCompany(app.db, { name });
  const { status, body } = await open(partyId);
  expect(status).toBe(201);
  return { partyId, id: body.id };
}

describe('an account without a garden', () => {
  it('is its one party’s, from the day on which it is opened', async () => {
    const { partyId, id } = await withAccount('Zielony Kąt');
    const { body } = await details(id);
    expect(body).toMatchObject({
      garden: null,
      openedOn: today,
      closedOn: null,
      holders: [
        { party: { id: partyId, name: 'Zielony Kąt' }, from: today, thru: null, isMember: false },
      ],
    });
    const item = { id, reference: body.reference, garden: null, holders: 'Zielony Kąt' };
    expect(await ofParty(partyId)).toMatchObject([item]);
    expect(await list('filter-by-phrase=true&phrase=zielony%20kat')).toMatchObject([item]);
    const file = await treasurer.get<string>(
      '/api/settlement/export?format=csv&filter-by-phrase=true&phrase=zielony%20kat',
    );
    expect(file.body).toContain(`bez działki;${body.reference}`);
    await app.db
      .updateTable('party')
      .set({ companyName: 'Modra' })
      .where('id', '=', partyId)
      .execute();
    expect(await list('filter-by-phrase=true&phrase=modra')).toMatchObject([{ id }]);
    const changed = await treasurer.put('/api/settlement/update', { id, payerId: partyId });
    expect([changed.status, (await details(id)).body.payer?.id]).toEqual([204, partyId]);
  });

  it('comes after all others by their gardens, whichever way', async () => {
    const { id } = await withAccount();
    await addAccount(app.db, { name: '999' });
    const last = async (direction: string) => {
      const items = await list(`sort-by=garden&sort-direction=${direction}`);
      const [first] = items;
      return [first?.garden === null, items.some((item) => item.id === id), items.at(-1)?.garden];
    };
    expect(await last('asc')).toEqual([false, true, null]);
    expect(await last('desc')).toEqual([false, true, null]);
  });

  it('is one at a time for each party, who has to be there', async () => {
    const { partyId, id } = await withAccount();
    const again = await open(partyId);
    expect([again.status, again.body.message]).toEqual([409, alreadyOpen]);
    expect((await put('close', id)).status).toBe(204);
    expect((await open(partyId)).status).toBe(201);
    const { status, body } = await put('reopen', id);
    expect([status, body.message]).toEqual([409, alreadyOpen]);
    expect((await open(unknownId)).status).toBe(404);
  });

  it('is closed and opened again by hand, and the audit tells so', async () => {
    const { partyId, id } = await withAccount();
    const etag = (await details(id)).headers.get('etag') ?? '';
    expect((await put('close', id, etag)).status).toBe(204);
    const closed = (await details(id)).body;
    expect([closed.closedOn, closed.holders[0]?.thru]).toEqual([today, today]);
    expect((await put('close', id)).body.message).toBe(
      'To konto rozliczeniowe jest już zamknięte. Odśwież dane.',
    );
    expect((await put('reopen', id, etag)).status).toBe(412);
    expect((await put('reopen', id)).status).toBe(204);
    expect((await details(id)).body.closedOn).toBeNull();
    expect((await put('reopen', id)).status).toBe(409);
    const history = await treasurer.get<ListPage<AuditListItem>>(
      `/api/audit/record/party/${partyId}?limit=10&offset=0`,
    );
    expect(history.body.items.map(({ action }) => action)).toEqual(['reopen', 'close', 'create']);
  });

  it('is not closed while anything is owed or overpaid', async () => {
    const { id } = await withAccount();
    const refusal =
      'Saldo konta rozliczeniowego nie wynosi zero. Najpierw zaksięguj wpłatę albo zwrot.';
    await postDebt(app.db, { account: id, day: today, parts: [{ amount: 100, dueOn: today }] });
    const { status, body } = await put('close', id);
    expect([status, body.message]).toEqual([409, refusal]);
    await postPayment(app.db, { account: id, day: today, amount: 101 });
    expect((await put('close', id)).status).toBe(409);
    await postDebt(app.db, { account: id, day: today, parts: [{ amount: 1, dueOn: today }] });
    expect((await put('close', id)).status).toBe(204);
  });

  it('alone is opened and closed by hand, by who keeps the fees', async () => {
    const { id } = await addAccount(app.db);
    const { status, body } = await put('close', id);
    expect(status).toBe(409);
    expect(body.message).toMatch(/^To konto rozliczeniowe działki\. Zamknie się samo/);
    expect((await put('reopen', id)).status).toBe(409);
    const employee = await app.as('ROLE_EMPLOYEE');
    const { id: partyId } = await addParty(app.db);
    expect((await employee.post('/api/settlement/create', { partyId })).status).toBe(403);
    expect((await employee.put(`/api/settlement/close/${id}`, undefined)).status).toBe(403);
  });

  it('goes with its party, and comes back with it as it was', async () => {
    const { partyId, id } = await withAccount();
    await put('close', id);
    const before = (await details(id)).body;
    expect((await treasurer.delete(`/api/party/delete/${partyId}`)).status).toBe(204);
    expect((await details(id)).status).toBe(404);
    await undelete(app.db, { recordId: partyId, actor: commandLine });
    expect((await details(id)).body).toEqual(before);
  });

  it('keeps its party once something is recorded on it (rule 5)', async () => {
    const { partyId, id } = await withAccount();
    await postDebt(app.db, { account: id, day: today, parts: [{ amount: 100, dueOn: today }] });
    const { status, body } = await treasurer.delete<ErrorBody>(`/api/party/delete/${partyId}`);
    expect([status, body.message]).toEqual([
      409,
      'Ta osoba ma rozliczenia. Skorzystaj z: System → Dane osobowe.',
    ]);
    expect((await details(id)).status).toBe(200);
  });
});
