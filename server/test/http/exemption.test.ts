import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { ListPage } from '@grzadka/contract/core/list/list';
import type {
  ExemptionDetails,
  ExemptionListItem,
} from '@grzadka/contract/exemption/exemption.model';
import { describe, expect, it } from 'vitest';
import { undelete } from '#src/audit/undelete.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { auditOf } from '#test/audit-trail.ts';
import { addAssignment, addGarden, addParty } from '#test/factories.ts';
import { addExemption, addFeeKind, addResolution } from '#test/fee-factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');

type Reply = ErrorBody & { id: string };

const create = (values: object) => treasurer.post<Reply>('/api/exemption/create', values);
const update = (values: object) => treasurer.put<ErrorBody>('/api/exemption/update', values);
const details = (id: string) => treasurer.get<ExemptionDetails>(`/api/exemption/get/${id}`);
const found = async (query: string) => {
  const { body } = await treasurer.get<ListPage<ExemptionListItem>>(`/api/exemption?${query}`);
  return body.items.map(({ id }) => id);
};

const none = '0190a000-0000-7000-8000-000000000000';
const kind = await addFeeKind(app.db, { name: 'Opłata alejkowa' });
const resolution = await addResolution(app.db, { number: '3/2027' });

/** A party that has a plot, and its account. */
async function addHolder(lastName: string, garden: string) {
  const party = await addParty(app.db, { lastName });
  const { id: gardenId } = await addGarden(app.db, { name: garden });
  await addAssignment(app.db, { gardenId, partyId: party.id, validFrom: '2020-01-01' });
  const account = await app.db
    .selectFrom('settlement')
    .select(['id', 'reference'])
    .where('gardenId', '=', gardenId)
    .executeTakeFirstOrThrow();
  return { party, account };
}

/** What a form holds besides whom it is for. */
const stated = {
  feeKindId: kind.id,
  relief: { kind: 'percent', percent: '50' },
  validFrom: '2026-01-01',
  validThru: '',
  reason: 'Praca na rzecz ogrodu',
  resolutionId: resolution.id,
};

describe('an exemption', () => {
  it('is of an account or a party, of a share or an amount, and found by its kind and whether it holds today', async () => {
    const { party, account } = await addHolder('Ulgowa', '12A');
    const beneficiary = { kind: 'settlement', settlementId: account.id, partyId: '' };
    const { status, body } = await create({ ...stated, beneficiary });
    expect(status).toBe(201);
    const told = await details(body.id);
    expect(told.body).toEqual({
      id: body.id,
      name: `Opłata alejkowa – 12A – ${account.reference}`,
      feeKind: kind,
      beneficiaryName: `12A – ${account.reference}`,
      beneficiary: { kind: 'settlement', id: account.id },
      percent: 50,
      amount: null,
      validFrom: '2026-01-01',
      validThru: null,
      reason: 'Praca na rzecz ogrodu',
      resolution: { id: resolution.id, number: '3/2027' },
    });
    const [entry] = await auditOf(app.db, 'exemption', body.id);
    expect(entry?.recordName).toBe(`Opłata alejkowa – ${account.reference}`);

    const past = await addExemption(app.db, { feeKindId: kind.id, validThru: '2026-01-31' });
    const ofKind = `filter-by-fee-kind=true&fee-kind=${kind.id}`;
    expect(new Set(await found(ofKind))).toEqual(new Set([body.id, past.id]));
    expect(await found(`${ofKind}&filter-by-state=true&is-valid=true`)).toEqual([body.id]);
    expect(await found(`${ofKind}&filter-by-state=true&is-valid=false`)).toEqual([past.id]);

    const other = {
      beneficiary: { kind: 'party', partyId: party.id },
      relief: { kind: 'amount', percent: '', amount: '1 234,50' },
      resolutionId: null,
    };
    expect((await update({ id: body.id, ...other })).status).toBe(204);
    expect((await details(body.id)).body).toMatchObject({
      beneficiary: { kind: 'party', id: party.id },
      percent: null,
      amount: 123_450,
      resolution: null,
      reason: 'Praca na rzecz ogrodu',
    });
  });

  it('says at its field what is missing, or is not there', async () => {
    const faults = async (values: object) =>
      (await create({ ...stated, beneficiary: { kind: 'party', partyId: none }, ...values })).body
        .fields;
    expect(
      await faults({
        beneficiary: { kind: 'settlement', settlementId: '' },
        relief: { kind: 'percent', percent: '101' },
        reason: ' ',
      }),
    ).toEqual({
      'beneficiary.settlementId': 'Wybierz konto rozliczeniowe',
      'relief.percent': 'Wpisz liczbę od 1 do 100',
      reason: 'Podaj powód ulgi',
    });
    expect(await faults({ relief: { kind: 'amount', amount: '0' } })).toEqual({
      'relief.amount': 'Podaj kwotę większą od zera',
    });
    const turned = { validFrom: '2026-02-01', validThru: '2026-01-31' };
    expect(await faults({ relief: {}, ...turned })).toEqual({
      'relief.kind': 'Nieprawidłowa wartość',
      validThru: 'Data początkowa nie może być późniejsza niż data końcowa',
    });
    const named = async (values: object) => Object.keys((await faults(values)) ?? {});
    expect(await named({})).toEqual(['beneficiary.partyId']);
    const account = { kind: 'settlement', settlementId: none };
    expect(await named({ beneficiary: account })).toEqual(['beneficiary.settlementId']);
    const party = { kind: 'party', partyId: (await addParty(app.db)).id };
    expect(await named({ beneficiary: party, feeKindId: none })).toEqual(['feeKindId']);
    expect(await named({ beneficiary: party, resolutionId: none })).toEqual(['resolutionId']);
    const { id } = await addExemption(app.db);
    expect(Object.keys((await update({ id, validThru: '2025-12-31' })).body.fields ?? {})).toEqual([
      'validThru',
    ]);
  });

  it('keeps its kind and its resolution, and comes back after its deletion', async () => {
    const own = await addResolution(app.db);
    const ownKind = await addFeeKind(app.db);
    const { id } = await addExemption(app.db, { feeKindId: ownKind.id, resolutionId: own.id });
    const kept = await treasurer.delete<ErrorBody>(`/api/resolution/delete/${own.id}`);
    expect([kept.status, kept.body.message]).toEqual([
      409,
      'Z tej uchwały korzystają ulgi. Najpierw wybierz w nich inną uchwałę albo żadną: Opłaty → Ulgi i zwolnienia.',
    ]);
    expect((await treasurer.delete(`/api/fee-kind/delete/${ownKind.id}`)).status).toBe(409);
    expect((await treasurer.delete(`/api/exemption/delete/${id}`)).status).toBe(204);
    expect((await details(id)).status).toBe(404);
    await undelete(app.db, { recordId: id, actor: commandLine });
    expect((await details(id)).status).toBe(200);
    const employee = await app.as('ROLE_EMPLOYEE');
    expect((await employee.get(`/api/exemption/get/${id}`)).status).toBe(200);
    expect((await employee.delete(`/api/exemption/delete/${id}`)).status).toBe(403);
  });

  it('goes with the party, or with the account that nobody else has, and comes back with it', async () => {
    const { party, account } = await addHolder('Znikająca', '14B');
    const own = await addExemption(app.db, { partyId: party.id });
    const ofAccount = await addExemption(app.db, { settlementId: account.id });
    const couple = await addHolder('Wspólna', '15');
    const { gardenId } = await app.db
      .selectFrom('settlement')
      .select('gardenId')
      .where('id', '=', couple.account.id)
      .executeTakeFirstOrThrow();
    await addAssignment(app.db, {
      gardenId: gardenId ?? '',
      partyId: party.id,
      validFrom: '2020-01-01',
    });
    const ofCouple = await addExemption(app.db, { settlementId: couple.account.id });

    expect((await treasurer.delete(`/api/party/delete/${party.id}`)).status).toBe(204);
    const states = async () =>
      Promise.all([own, ofAccount, ofCouple].map(async ({ id }) => (await details(id)).status));
    expect(await states()).toEqual([404, 404, 200]);
    await undelete(app.db, { recordId: party.id, actor: commandLine });
    expect(await states()).toEqual([200, 200, 200]);
  });
});
