import type { GardenAssignment } from '@grzadka/contract/assignment/assignment.model';
import { holdsTogether } from '@grzadka/contract/assignment/common-account';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { undelete } from '#src/audit/undelete.ts';
import { commandLine } from '#src/core/change/audit-entry.ts';
import { noEnd } from '#src/assignment/assignment.repo.ts';
import { newId } from '#src/core/database/record-id.ts';
import { addAssignment, addGarden, addParty } from '#test/factories.ts';
import { installationOf } from '#test/installation.ts';
import { startTestApp } from '#test/test-app.ts';
import { execute } from '#test/test-cluster.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');

// Stands for whatever records something on an account: its reference tells that this is in use, and the function from when on.
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

type Days = readonly [from: string | null, thru: string | null];

const assign = (gardenId: string, partyId: string, [validFrom, validThru]: Days, more = {}) =>
  treasurer.post<{ id: string } & ErrorBody>('/api/assignment/create', {
    gardenId,
    partyId,
    validFrom,
    validThru,
    ...more,
  });

const release = (id: string, validThru: string, more = {}) =>
  treasurer.put<ErrorBody>('/api/assignment/release', { id, validThru, ...more });

/** The letters of a garden's holders, those of one account together, in the order of the accounts' numbers. */
async function accounts(gardenId: string): Promise<string[]> {
  const { rows } = await sql<{ letters: string }>`
    select string_agg(last_name, '' order by last_name) as letters
    from settlement
    join settlement_holder on settlement_id = settlement.id
    join party on party.id = party_id
    where garden_id = ${gardenId}
    group by number
    order by number
  `.execute(app.db);
  return rows.map(({ letters }) => letters);
}

async function daysOfAccounts(gardenId: string): Promise<Days[]> {
  const rows = await app.db
    .selectFrom('settlement')
    .select(['openedOn', 'closedOn'])
    .where('gardenId', '=', gardenId)
    .orderBy('number')
    .execute();
  return rows.map(({ openedOn, closedOn }) => [openedOn, closedOn]);
}

/** The accounts of a garden as they are stored, their versions and times apart. */
async function wholeAccounts(gardenId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select
      settlement.id, number, opened_on, closed_on,
      array_agg(assignment_id order by assignment_id) as holders
    from settlement
    join settlement_holder on settlement_id = settlement.id
    where garden_id = ${gardenId}
    group by settlement.id
  `.execute(app.db);
  return rows;
}

/** A garden, and holders called A, B and so on, who took it in this order. */
async function held(...periods: Days[]) {
  const garden = await addGarden(app.db);
  const assignments: { id: string; partyId: string }[] = [];
  for (const [index, days] of periods.entries()) {
    const party = await addParty(app.db, { lastName: String.fromCodePoint(65 + index) });
    const { status, body } = await assign(garden.id, party.id, days);
    expect(status).toBe(201);
    assignments.push({ id: body.id, partyId: party.id });
  }
  const idOf = (index: number) => assignments[index]?.id ?? '';
  const partyOf = (index: number) => assignments[index]?.partyId ?? '';
  return { gardenId: garden.id, idOf, partyOf };
}

const cases: readonly (readonly [string, readonly Days[], readonly string[]])[] = [
  [
    'a handover from one day to the next',
    [
      ['2020-01-01', '2027-05-31'],
      ['2027-06-01', null],
    ],
    ['A', 'B'],
  ],
  [
    'one day in common',
    [
      ['2020-01-01', '2027-06-01'],
      ['2027-06-01', null],
    ],
    ['A', 'B'],
  ],
  [
    'two days in common',
    [
      ['2020-01-01', '2027-06-02'],
      ['2027-06-01', null],
    ],
    ['AB'],
  ],
  [
    'spouses from the same day',
    [
      ['2027-06-01', null],
      ['2027-06-01', null],
    ],
    ['AB'],
  ],
  [
    'first days that are not known',
    [
      [null, null],
      [null, null],
    ],
    ['AB'],
  ],
  [
    'a first day that is not known beside one that is',
    [
      ['2020-01-01', null],
      [null, null],
    ],
    ['A', 'B'],
  ],
  [
    'a known first day while another goes on since nobody knows when',
    [
      [null, null],
      ['2020-01-01', null],
    ],
    ['AB'],
  ],
  [
    'of two that hold it, the account opened first',
    [
      ['2020-01-01', null],
      [null, null],
      ['2021-01-01', null],
    ],
    ['A', 'BC'],
  ],
];

describe('the account of an assignment (rule 1)', () => {
  it.each(cases)('%s', async (_, periods, expected) => {
    const { gardenId } = await held(...periods);
    expect(await accounts(gardenId)).toEqual(expected);
    const [first, second] = periods;
    if (first && second && periods.length === 2) {
      const [validFrom, validThru] = first;
      expect(holdsTogether(second[0], { validFrom, validThru })).toBe(expected.length === 1);
    }
  });

  it('is common where the former holder goes on past the first day, and stays so when released', async () => {
    const { gardenId, idOf } = await held(['2020-01-01', null], ['2027-06-01', null]);
    await release(idOf(0), '2027-08-31');
    expect(await accounts(gardenId)).toEqual(['AB']);
  });

  it('is the one that was chosen in spite of the days, and the audit says so', async () => {
    const { gardenId } = await held(['2020-01-01', '2027-05-31']);
    const spouse = await addParty(app.db, { lastName: 'B' });
    const joined = await assign(gardenId, spouse.id, ['2027-06-01', null], { settlement: 'join' });
    const other = await addParty(app.db, { lastName: 'C' });
    await assign(gardenId, other.id, ['2027-07-01', null], { settlement: 'new' });
    expect(await accounts(gardenId)).toEqual(['AB', 'C']);
    expect(await daysOfAccounts(gardenId)).toEqual([
      ['2020-01-01', null],
      ['2027-07-01', null],
    ]);
    const told = await app.db
      .selectFrom('auditEntry')
      .select('after')
      .where('recordId', '=', joined.body.id)
      .executeTakeFirstOrThrow();
    expect(told.after).toMatchObject({ settlement: 'join' });
  });

  it('is not one in common with nobody', async () => {
    const { gardenId } = await held(['2020-01-01', '2026-12-31']);
    const party = await addParty(app.db);
    const { status, body } = await assign(gardenId, party.id, ['2027-06-01', null], {
      settlement: 'join',
    });
    expect({ status, message: body.message }).toEqual({
      status: 409,
      message:
        'W tym czasie nikt inny nie ma tej działki. Wybierz „Nowy działkowiec (osobne rozliczenia)”.',
    });
    expect(await accounts(gardenId)).toEqual(['A']);
  });

  it('is told with the assignment', async () => {
    const { gardenId } = await held(['2027-06-01', null], ['2027-06-01', null]);
    const { body } = await treasurer.get<{ items: GardenAssignment[] }>(
      `/api/garden/${gardenId}/assignments`,
    );
    expect(new Set(body.items.map(({ settlementId }) => settlementId)).size).toBe(1);
  });

  it('takes the rows of one statement in the order of their first days, an unknown one first', async () => {
    const { id: gardenId } = await addGarden(app.db);
    const rows = await Promise.all(
      ['2027-06-01', '2020-01-01', null].map(async (validFrom, index) => {
        const party = await addParty(app.db, { lastName: 'ABC'.charAt(index) });
        return { id: newId(), gardenId, partyId: party.id, validFrom, validThru: noEnd };
      }),
    );
    await app.db.insertInto('assignment').values(rows).execute();
    expect(await accounts(gardenId)).toEqual(['ABC']);
    expect(await daysOfAccounts(gardenId)).toEqual([[null, null]]);
  });

  it('is one when spouses are assigned at the same moment', async () => {
    const { id: gardenId } = await addGarden(app.db);
    const spouses = [await addParty(app.db), await addParty(app.db)];
    await Promise.all(spouses.map(({ id }) => assign(gardenId, id, ['2027-06-01', null])));
    expect(await accounts(gardenId)).toHaveLength(1);
  });
});

it.each([
  [1, 'GR00000195'],
  [45, 'GR00004560'],
  [123, 'GR00012320'],
  [999_999, 'GR99999920'],
  [1_000_000, 'GR100000017'],
])('the account number %d has the reference %s', async (number, reference) => {
  const { id: gardenId } = await addGarden(app.db);
  const trx = await app.db.startTransaction().execute();
  await sql`update settlement set number = number + 5000000`.execute(trx);
  const { rows } = await sql<{ reference: string }>`
    insert into settlement (id, number, garden_id) values (${gardenId}, ${number}, ${gardenId})
    returning reference
  `.execute(trx);
  await trx.rollback().execute();
  expect(rows).toEqual([{ reference }]);
  expect(Number(reference.slice('GR'.length)) % 97).toBe(1);
});

describe('the days of an account (rule 2)', () => {
  it('end with the last day of its last holder', async () => {
    const { gardenId, idOf } = await held(['2020-01-01', null], ['2021-01-01', null]);
    await release(idOf(0), '2027-08-31');
    expect(await daysOfAccounts(gardenId)).toEqual([['2020-01-01', null]]);
    await release(idOf(1), '2027-05-31');
    expect(await daysOfAccounts(gardenId)).toEqual([['2020-01-01', '2027-08-31']]);
  });
});

it('an account is found by its garden, whatever that is called by now, its holders and its reference', async () => {
  const { gardenId, partyOf } = await held(['2020-01-01', null]);
  await app.db.updateTable('garden').set({ name: 'Łąkowa 7' }).where('id', '=', gardenId).execute();
  await app.db
    .updateTable('party')
    .set({ lastName: 'Źdźbło', firstName: 'Ewa' })
    .where('id', '=', partyOf(0))
    .execute();
  const account = app.db
    .selectFrom('settlement')
    .select(['gardenName', 'reference', 'search'])
    .where('gardenId', '=', gardenId);
  const { gardenName, reference, search } = await account.executeTakeFirstOrThrow();
  expect(gardenName).toBe('Łąkowa 7');
  expect(search).toBe(`lakowa 7 ${reference.toLowerCase()} zdzblo ewa`);
});

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

describe('the deletion of a party', () => {
  it('takes along what nobody else holds, and undoing it brings everything back (rule 5)', async () => {
    const { gardenId, partyOf, idOf } = await held(
      ['2020-01-01', '2024-01-01'],
      ['2020-01-01', null],
    );
    const before = await wholeAccounts(gardenId);
    await treasurer.delete(`/api/party/delete/${partyOf(0)}`);
    expect(await accounts(gardenId)).toEqual(['B']);
    // Meanwhile the other half of the couple was a mistake, too, and with it went the account.
    await treasurer.delete(`/api/assignment/delete/${idOf(1)}`);
    expect(await accounts(gardenId)).toEqual([]);
    await undelete(app.db, { recordId: partyOf(0), actor: commandLine });
    expect(await wholeAccounts(gardenId)).toEqual([
      { ...before[0], holders: [idOf(0)], closedOn: '2024-01-01' },
    ]);
  });

  it('gives a couple its common account back, though the days would tell otherwise', async () => {
    const { gardenId } = await held(['2020-01-01', '2027-05-31']);
    const spouse = await addParty(app.db, { lastName: 'B' });
    await assign(gardenId, spouse.id, ['2027-06-01', null], { settlement: 'join' });
    const before = await wholeAccounts(gardenId);
    await treasurer.delete(`/api/party/delete/${spouse.id}`);
    expect(await accounts(gardenId)).toEqual(['A']);
    await undelete(app.db, { recordId: spouse.id, actor: commandLine });
    expect(await wholeAccounts(gardenId)).toEqual(before);
  });
});

describe('a release after which somebody took over (rule 6)', () => {
  const takenOver = () => held(['2020-01-01', null], ['2027-06-01', null]);

  it.each([
    ['2027-05-31', { split: true }, ['A', 'B']],
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
