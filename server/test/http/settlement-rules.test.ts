import type { GardenAssignment } from '@grzadka/contract/assignment/assignment.model';
import { holdsTogether } from '@grzadka/contract/settlement/common-account';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, test } from 'vitest';
import { noEnd } from '#src/assignment/assignment.repo.ts';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { newId } from '#src/core/database/record-id.ts';
import { addGarden, addParty } from '#test/factories.ts';
import { assign, type Days, holdingOf } from '#test/held-gardens.ts';
import { startTestApp } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const app = await startTestApp();
const treasurer = await app.as('ROLE_TREASURER');

const { held, accounts, daysOfAccounts, release } = holdingOf(app.db, treasurer);

const cases: readonly (readonly [string, readonly Days[], readonly string[]])[] = [
  [
    'settlements, example 1: a handover from one day to the next',
    [
      ['2020-01-01', '2027-05-31'],
      ['2027-06-01', null],
    ],
    ['A', 'B'],
  ],
  [
    'settlements, example 2: one day in common',
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
    'settlements, example 5: spouses from the same day',
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
  });

  // Of three holders, the dialog would be asked about the last one.
  const pairs = cases.flatMap(([name, [former, next, third], expected]) =>
    former && next && !third ? [{ name, former, next, isCommon: expected.length === 1 }] : [],
  );
  test.each(pairs)('$name: the dialog proposes the same', ({ former, next, isCommon }) => {
    const [validFrom, validThru] = former;
    expect(holdsTogether(next[0], { validFrom, validThru })).toBe(isCommon);
  });

  it('settlements, example 3: is common where the former holder goes on past the first day, and stays so when released', async () => {
    const { gardenId, idOf } = await held(['2020-01-01', null], ['2027-06-01', null]);
    await release(idOf(0), '2027-08-31');
    expect(await accounts(gardenId)).toEqual(['AB']);
  });

  it('is the one that was chosen in spite of the days, and the audit says so', async () => {
    const { gardenId } = await held(['2020-01-01', '2027-05-31']);
    const spouse = await addParty(app.db, { lastName: 'B' });
    const joined = await assign(treasurer, {
      gardenId,
      partyId: spouse.id,
      days: ['2027-06-01', null],
      settlement: 'join',
    });
    const other = await addParty(app.db, { lastName: 'C' });
    await assign(treasurer, {
      gardenId,
      partyId: other.id,
      days: ['2027-07-01', null],
      settlement: 'new',
    });
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

  it.each([
    [
      ['2020-01-01', '2027-05-31'],
      ['2027-06-01', null],
    ],
    [
      ['2027-06-01', null],
      ['2020-01-01', '2027-05-31'],
    ],
  ] as const)(
    'is common by choice with who held it until the day before, or from the day after',
    async (first, second) => {
      const { gardenId } = await held(first);
      const { id: partyId } = await addParty(app.db, { lastName: 'B' });
      await assign(treasurer, { gardenId, partyId, days: second, settlement: 'join' });
      expect(await accounts(gardenId)).toEqual(['AB']);
    },
  );

  it('is not one in common with nobody', async () => {
    const { gardenId } = await held(['2020-01-01', '2026-12-31']);
    const party = await addParty(app.db);
    const { status, body } = await assign(treasurer, {
      gardenId,
      partyId: party.id,
      days: ['2027-06-01', null],
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
    await Promise.all(
      spouses.map(({ id }) =>
        assign(treasurer, { gardenId, partyId: id, days: ['2027-06-01', null] }),
      ),
    );
    expect(await accounts(gardenId)).toHaveLength(1);
  });
});

// Where no account has these numbers.
const unused = openDatabase((await createTestDatabase()).url, { max: 1 });
afterAll(() => closeDatabase(unused));

it.each([
  ['settlements, example 6', 1, 'GR00000195'],
  ['settlements, example 7', 45, 'GR00004560'],
  ['settlements, example 8', 123, 'GR00012320'],
  ['settlements, example 9', 999_999, 'GR99999920'],
  ['one more digit', 1_000_000, 'GR100000017'],
] as const)('%s: the account number %d has the reference %s', async (_, number, reference) => {
  const { id: gardenId } = await addGarden(unused.db);
  const { rows } = await sql<{ reference: string }>`
    insert into settlement (id, number, garden_id) values (${gardenId}, ${number}, ${gardenId})
    returning reference
  `.execute(unused.db);
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
  await app.db
    .updateTable('party')
    .set({ lastName: 'Źdźbło', firstName: 'Ewa' })
    .where('id', '=', partyOf(0))
    .execute();
  await app.db.updateTable('garden').set({ name: 'Łąkowa 7' }).where('id', '=', gardenId).execute();
  const account = app.db
    .selectFrom('settlement')
    .select(['gardenName', 'reference', 'search'])
    .where('gardenId', '=', gardenId);
  const { gardenName, reference, search } = await account.executeTakeFirstOrThrow();
  expect(gardenName).toBe('Łąkowa 7');
  expect(search).toBe(`lakowa 7 ${reference.toLowerCase()} zdzblo ewa`);
});
