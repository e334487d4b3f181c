import type { ErrorBody } from '@grzadka/contract/core/errors';
import { describe, expect, it } from 'vitest';
import { undelete } from '#src/audit/undelete.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { addParty } from '#test/factories.ts';
import { accountsOf, assign, type Days, holdingOf } from '#test/held-gardens.ts';
import { installationOf } from '#test/installation.ts';
import { startTestApp } from '#test/test-app.ts';
import { execute } from '#test/test-cluster.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');

const { held, accounts, daysOfAccounts, release } = holdingOf(app.db, treasurer);

// Stands for anything that is recorded on an account: the reference to the account shows that this is in use, and the function
// from when on.
const { ownerUrl } = await installationOf(app);
await execute(
  ownerUrl,
  `create table recorded (settlement_id uuid not null references settlement, day date not null);
  grant select on recorded to public;
  create or replace function settlement_used_from(account uuid, first_day date) returns boolean language sql stable
    return exists (select from recorded where settlement_id = account and day >= first_day)`,
);

const record = async (gardenId: string, day: string) =>
  execute(
    ownerUrl,
    `insert into recorded select id, '${day}' from settlement where garden_id = '${gardenId}'`,
  );

describe('an account on which something is recorded', () => {
  it('keeps its only holder (rule 3)', async () => {
    const { gardenId, idOf } = await held(['2020-01-01', null], ['2020-01-01', null]);
    await record(gardenId, '2027-01-01');
    const first = await treasurer.delete(`/api/assignment/delete/${idOf(0)}`);
    expect(first.status).toBe(204);
    const { status, body } = await treasurer.delete<ErrorBody>(`/api/assignment/delete/${idOf(1)}`);
    expect(status).toBe(409);
    expect(body.message).toBe(
      'Na koncie rozliczeniowym są już księgowania. Zakończ przypisanie, zamiast je usuwać.',
    );
    expect(await accounts(gardenId)).toEqual(['B']);
  });

  it('keeps everybody who holds it or held it (rule 5)', async () => {
    const { gardenId, partyOf } = await held(['2020-01-01', '2024-01-01'], ['2021-01-01', null]);
    await record(gardenId, '2027-01-01');
    const { status, body } = await treasurer.delete<ErrorBody>(`/api/party/delete/${partyOf(0)}`);
    expect(status).toBe(409);
    expect(body.message).toBe('Ta osoba ma rozliczenia. Skorzystaj z: System → Dane osobowe.');
  });
});

it('letters address a holder, and nobody when that one goes', async () => {
  const days: Days = ['2020-01-01', null];
  const { gardenId, idOf, partyOf } = await held(days, days, days);
  const account = app.db
    .selectFrom('settlement')
    .select('payerId')
    .where('gardenId', '=', gardenId);
  const payer = async () => (await account.executeTakeFirstOrThrow()).payerId;
  await app.db
    .updateTable('settlement')
    .set({ payerId: partyOf(1) })
    .where('gardenId', '=', gardenId)
    .execute();
  await treasurer.delete(`/api/assignment/delete/${idOf(0)}`);
  expect(await payer()).toBe(partyOf(1));
  await treasurer.delete(`/api/assignment/delete/${idOf(1)}`);
  expect(await payer()).toBeNull();
});

describe('the deletion of a party', () => {
  it('takes along what nobody else holds, and undoing it brings everything back (rule 5)', async () => {
    const { gardenId, partyOf, idOf } = await held(
      ['2020-01-01', '2024-01-01'],
      ['2020-01-01', null],
    );
    const before = await accountsOf(app.db, gardenId);
    await treasurer.delete(`/api/party/delete/${partyOf(0)}`);
    expect(await accounts(gardenId)).toEqual(['B']);
    // Meanwhile the other half of the couple was a mistake, too, and with it went the account.
    await treasurer.delete(`/api/assignment/delete/${idOf(1)}`);
    expect(await accounts(gardenId)).toEqual([]);
    await undelete(app.db, { recordId: partyOf(0), actor: commandLine });
    expect(await accountsOf(app.db, gardenId)).toEqual([
      { ...before[0], letters: 'A', closedOn: '2024-01-01' },
    ]);
  });

  it('gives a couple its common account back, though the days would tell otherwise', async () => {
    const { gardenId } = await held(['2020-01-01', '2027-05-31']);
    const spouse = await addParty(app.db, { lastName: 'B' });
    await assign(treasurer, {
      gardenId,
      partyId: spouse.id,
      days: ['2027-06-01', null],
      settlement: 'join',
    });
    const before = await accountsOf(app.db, gardenId);
    await treasurer.delete(`/api/party/delete/${spouse.id}`);
    expect(await accounts(gardenId)).toEqual(['A']);
    await undelete(app.db, { recordId: spouse.id, actor: commandLine });
    expect(await accountsOf(app.db, gardenId)).toEqual(before);
  });
});

describe('a release after which somebody took over (rule 6)', () => {
  const takenOver = () => held(['2020-01-01', null], ['2027-06-01', null]);

  it('settlements, example 4: leaves two accounts where the next one took over', async () => {
    const { gardenId, idOf } = await takenOver();
    expect((await release(idOf(0), '2027-05-31', { split: true })).status).toBe(204);
    expect(await accounts(gardenId)).toEqual(['A', 'B']);
  });

  it.each([
    ['2027-06-02', { split: true }, ['A', 'B']],
    ['2027-06-03', { split: true }, ['AB']],
    ['2027-05-31', { split: false }, ['AB']],
    ['2027-05-31', {}, ['AB']],
  ])('on %s with %j leaves %j', async (lastDay, more, expected) => {
    const { gardenId, idOf } = await takenOver();
    expect((await release(idOf(0), lastDay, more)).status).toBe(204);
    expect(await accounts(gardenId)).toEqual(expected);
  });

  it('leaves each account its own days, and all who took over together one', async () => {
    const { gardenId, idOf } = await held(
      ['2020-01-01', null],
      ['2027-06-01', null],
      ['2027-06-01', null],
    );
    await release(idOf(0), '2027-05-31', { split: true });
    expect(await accounts(gardenId)).toEqual(['A', 'BC']);
    expect(await daysOfAccounts(gardenId)).toEqual([
      ['2020-01-01', '2027-05-31'],
      ['2027-06-01', null],
    ]);
  });

  it('is refused while something is recorded for a later day', async () => {
    const { gardenId, idOf } = await takenOver();
    await record(gardenId, '2027-06-01');
    const { status, body } = await release(idOf(0), '2027-05-31', { split: true });
    expect(status).toBe(409);
    expect(body.message).toBe(
      'Na wspólnym koncie rozliczeniowym są już opłaty po 2027.05.31. Najpierw zrób ich storno.',
    );
    expect((await release(idOf(0), '2027-06-01', { split: true })).status).toBe(204);
    expect(await accounts(gardenId)).toEqual(['A', 'B']);
  });
});
