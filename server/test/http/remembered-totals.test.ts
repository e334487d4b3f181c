import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { type ControlledTransaction, type Kysely, sql } from 'kysely';
import { afterAll, expect, inject, it } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import {
  type Condition,
  column,
  isAmountWithin,
  isWithin,
  whereOf,
} from '#src/core/list/conditions.ts';
import { forgetListChanges } from '#src/core/list/forget-list-changes.worker.ts';
import { totalOf } from '#src/core/list/remembered-totals.ts';
import { isPublished } from '#src/core/publication/period.ts';
import { addGarden } from '#test/factories.ts';
import { allowStatedBalances, doToAccounts, isAccountDeed } from '#test/settlement-deeds.ts';
import { createTestDatabase } from '#test/test-database.ts';

/** Where a statement's time is what the test says it is: `now()` is looked up there first. */
const clock = 'clock,pg_catalog,public';

const { url, ownerUrl } = await createTestDatabase();
await makeClock();
await allowStatedBalances(ownerUrl);
const timedUrl = `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(`-c search_path=${clock}`)}`;
/** Two instances of the application, each with its own memory. */
const instances = [openDatabase(timedUrl).db, openDatabase(timedUrl).db] as const;
const [one] = instances;
const { id: garden } = await addGarden(one);
afterAll(() => Promise.all(instances.map((db) => db.destroy())));

async function makeClock(): Promise<void> {
  const owner = openDatabase(ownerUrl);
  const statements = [
    'create schema clock',
    'create table clock.present (at timestamptz not null)',
    "insert into clock.present values ('2026-05-01 08:00+00')",
    'create function clock.now() returns timestamptz stable return (select at from clock.present)',
    'grant usage on schema clock to public',
    'grant select, update on clock.present to public',
  ];
  for (const statement of statements) await owner.pool.query(statement);
  await closeDatabase(owner);
}

type Listed = 'party' | 'news' | 'settlement';

const isPerson = sql<boolean>`party.party_type = ${'person'}`;
const isKowal = sql<boolean>`party.name_search like ${'%kowal%'}`;
const begins = column('news.publicationFromDate');
const [day, inIt, night, nextDay] = [
  '2026-05-01T22:00:00.000Z',
  '2026-05-02T09:30:00.000Z',
  '2026-05-02T21:59:59.999Z',
  '2026-05-03T07:00:00.000Z',
];

const balance = column('settlement.balanceGrosz');
const isOpen = sql<boolean>`settlement.closed_on is null`;

/** Ranges that cut a złoty in two, begin or end with one, or with nothing, on either side of that. */
const amounts = [
  { from: 1, thru: null },
  { from: -99, thru: 101 },
  { from: null, thru: -1 },
];

/** Ranges within a day, of whole days, of several, open ones; they are read from the same counts. */
const periods = [
  { from: day, thru: night },
  { from: inIt, thru: nextDay },
  { from: inIt, thru: inIt },
  { from: day, thru: inIt },
  { from: null, thru: inIt },
  { from: nextDay, thru: null },
];

const filters: readonly { table: Listed; conditions: readonly Condition[] }[] = [
  { table: 'party', conditions: [] },
  { table: 'party', conditions: [isPerson] },
  { table: 'party', conditions: [isKowal, isPerson] },
  {
    table: 'party',
    conditions: [isPerson, isWithin(column('party.gardensHeld'), { from: 0, thru: 1 })],
  },
  {
    table: 'party',
    conditions: [isWithin(column('party.gardensHeldThru'), { from: '2026-05-02', thru: null })],
  },
  { table: 'news', conditions: [] },
  { table: 'news', conditions: [isPublished('news')] },
  { table: 'news', conditions: [isPublished('news', false)] },
  ...periods.map((period) => ({ table: 'news' as const, conditions: [isWithin(begins, period)] })),
  {
    table: 'news',
    conditions: [isPublished('news'), isWithin(begins, { from: inIt, thru: nextDay })],
  },
  { table: 'settlement', conditions: [isOpen] },
  ...amounts.map((range) => ({
    table: 'settlement' as const,
    conditions: [isOpen, isAmountWithin(balance, range)],
  })),
];

/** The totals of all filters as an instance gives them, one half with a page and the other without. */
function totalsOf(instance: Kysely<Database>): Promise<number[]> {
  const asked = filters.map(async ({ table, conditions }, index) => {
    const total = totalOf(instance, table, conditions);
    if (index % 2 === 0) return total.counted();
    const { rows } = await sql<{ correction: string | null }>`
      select ${total.correction} as correction from ${sql.table(table)} ${whereOf(conditions)} limit 1
    `.execute(instance);
    return total.counted(rows[0]?.correction);
  });
  return Promise.all(asked);
}

/** What an instance knows without counting. */
function knownTotals(instance: Kysely<Database>): Promise<(number | undefined)[]> {
  return Promise.all(
    filters.map(({ table, conditions }) => totalOf(instance, table, conditions).known()),
  );
}

/** The same, counted. */
function countedTotals(): Promise<number[]> {
  const counts = filters.map(async ({ table, conditions }) => {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from ${sql.table(table)} ${whereOf(conditions)}
    `.execute(one);
    return rows[0]?.total ?? -1;
  });
  return Promise.all(counts);
}

declare module 'vitest' {
  interface ProvidedContext {
    /** How many walks the remembered totals are tried on, each of some dozens of comparisons, from vitest.config.ts. */
    totalsWalks: number;
  }
}

const walks = inject('totalsWalks');

/** What a transaction does next; it takes its time, while others begin and end. */
const step = fc.record({
  transaction: fc.nat(2),
  deed: fc.constantFrom(
    'insert',
    'insert',
    'rename',
    'delete',
    'commit',
    'rollback',
    'import',
    'announce',
    'announce',
    'open',
    'post',
    'post',
    'close',
    'run',
    'forget',
  ),
  /** How many changes of a table outlive that they are forgotten. */
  kept: fc.nat(8),
  /** Minutes that pass before. */
  minutes: fc.nat(4),
  /** The instance that is asked afterwards for what it knows, and for its totals. */
  asked: fc.option(fc.nat(1), { freq: 2 }),
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Does it to records of the transaction's own, so that no two wait for each other. */
async function take(
  trx: Kysely<Database>,
  { deed, transaction, turn }: { deed: string; transaction: number; turn: number },
): Promise<void> {
  const phone = `4800000000${transaction}`;
  const lastName = ['Kowal', 'Nowak'][turn % 2];
  const first = sql`(select id from party where phone = ${phone} order by id limit 1)`;
  if (deed === 'insert') {
    const person = { id: newId(), partyType: 'person', firstName: 'Jan', lastName, phone } as const;
    await trx.insertInto('party').values(person).execute();
  } else if (deed === 'import') {
    await sql`
      insert into party (id, party_type, company_name, phone)
      select gen_random_uuid(), 'company', 'Kowal i syn', ${phone} from generate_series(1, 210)
    `.execute(trx);
  } else if (deed === 'announce') {
    // Published some minutes or days from now, and for some minutes.
    await sql`
      with text as (insert into content (id) values (${newId()}) returning id)
      insert into news (id, content_id, title, publication_from_date, publication_thru_date)
      select
        ${newId()}, id, 'Zebranie', now() + make_interval(mins => ${turn % 3}, hours => ${(turn % 4) * 13}),
        now() + make_interval(mins => ${(turn % 3) + (turn % 7)}, hours => ${(turn % 4) * 13})
      from text
    `.execute(trx);
  } else if (isAccountDeed(deed)) {
    await doToAccounts(trx, deed, { garden, owner: phone, turn });
  } else if (deed === 'rename') {
    await sql`update party set last_name = ${lastName} where id = ${first}`.execute(trx);
  } else {
    await sql`delete from party where id = ${first}`.execute(trx);
  }
}

/** Takes the steps one after the other; whether every total asked for was what there is. */
async function isExactThroughout(steps: readonly Step[]): Promise<boolean> {
  const open = new Map<number, ControlledTransaction<Database>>();
  try {
    for (const [turn, { transaction, deed, asked, minutes, kept }] of steps.entries()) {
      await sql`update clock.present set at = at + make_interval(mins => ${minutes})`.execute(one);
      const trx = open.get(transaction) ?? (await one.startTransaction().execute());
      open.set(transaction, trx);
      if (deed === 'commit' || deed === 'rollback') {
        await trx[deed]().execute();
        open.delete(transaction);
      } else if (deed === 'forget') {
        await forgetListChanges(one, kept);
      } else {
        await take(trx, { deed, transaction, turn });
      }
      const instance = asked === null ? undefined : instances[asked];
      if (!instance) continue;
      const counted = await countedTotals();
      const known = await knownTotals(instance);
      if (known.some((total, index) => total !== undefined && total !== counted[index]))
        return false;
      if (!isDeepStrictEqual(await totalsOf(instance), counted)) return false;
    }
    return true;
  } finally {
    for (const trx of open.values()) await trx.rollback().execute();
  }
}

it('is what count(*) gives, whatever transactions begin, wait, end or are undone and dates pass', {
  timeout: 90_000 + walks * 10_000,
}, async () => {
  const steps = fc.array(step, { minLength: 20, maxLength: 40 });
  const walk = fc.assert(fc.asyncProperty(steps, isExactThroughout), {
    numRuns: walks,
    endOnFailure: true,
  });
  await expect(walk).resolves.toBeUndefined();
});

it('is known for as long as its changes are, of which the latest stay and those of open transactions', async () => {
  const parties = async () => (await knownTotals(one)).slice(0, 2);
  const changes = async () => {
    const { rows } = await sql`select from list_change where table_name = 'party'`.execute(one);
    return rows.length;
  };
  const add = (trx: Kysely<Database>, turn: number) =>
    take(trx, { deed: 'insert', transaction: turn % 2, turn });
  const counted = async () => (await countedTotals()).slice(0, 2);
  const long = await one.startTransaction().execute();
  await add(long, 0);
  await totalsOf(one);
  await add(one, 1);
  await forgetListChanges(one, 0);
  // Whoever counts while the long one is under way has not seen it.
  await totalsOf(one);
  await long.commit().execute();
  expect(await parties()).toEqual(await counted());

  // A count needs the changes of whatever was under way when it was taken, in other databases of the server, too.
  const isOver = async () => {
    const { rows } = await sql<{ isOver: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) > max(xid) as is_over from list_change
    `.execute(one);
    return rows[0]?.isOver;
  };
  await expect.poll(isOver).toBe(true);
  await totalsOf(one);
  await add(one, 2);
  await add(one, 3);
  const forgotten = (kept: number) => async () => {
    await forgetListChanges(one, kept);
    return changes();
  };
  // Transactions in other databases of the server count as well: they are waited for.
  await expect.poll(forgotten(2)).toBe(3);
  expect(await parties()).toEqual(await counted());
  await add(one, 4);
  await add(one, 5);
  await add(one, 6);
  await expect.poll(forgotten(1)).toBe(2);
  expect(await parties()).toEqual([undefined, undefined]);
  expect((await totalsOf(one)).slice(0, 2)).toEqual(await counted());
});
