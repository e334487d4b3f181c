import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { type ControlledTransaction, type Kysely, type RawBuilder, sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, openDatabase } from '#src/core/database/open-database.ts';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { forgetListChanges } from '#src/core/list/forget-list-changes.worker.ts';
import { totalOf } from '#src/core/list/remembered-totals.ts';
import { isPublished } from '#src/core/publication/period.ts';
import { createTestDatabase } from '#test/test-database.ts';

/** Where a statement's time is what the test says it is: `now()` is looked up there first. */
const clock = 'clock,pg_catalog,public';

const { url, ownerUrl } = await createTestDatabase();
await makeClock();
const timedUrl = `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(`-c search_path=${clock}`)}`;
/** Two instances of the application, each with its own memory. */
const instances = [openDatabase(timedUrl).db, openDatabase(timedUrl).db] as const;
const [one] = instances;
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

type Listed = 'party' | 'news';

const filters: readonly { table: Listed; where: RawBuilder<unknown> }[] = [
  { table: 'party', where: sql`` },
  { table: 'party', where: sql`where party.party_type = ${'person'}` },
  {
    table: 'party',
    where: sql`where party.name_search like ${'%kowal%'} and party.party_type = ${'person'}`,
  },
  { table: 'news', where: sql`` },
  { table: 'news', where: sql`where ${isPublished('news')}` },
  { table: 'news', where: sql`where ${isPublished('news', false)}` },
];

/** The totals of all filters as an instance gives them, one half with a page and the other without. */
function totalsOf(instance: Kysely<Database>): Promise<number[]> {
  const asked = filters.map(async ({ table, where }, index) => {
    const total = totalOf(instance, table, where);
    if (index % 2 === 0) return total.of(undefined);
    const { rows } = await sql<{ correction: string | null }>`
      select ${total.correction} as correction from ${sql.table(table)} ${where} limit 1
    `.execute(instance);
    return total.of(rows[0]?.correction);
  });
  return Promise.all(asked);
}

/** The same, counted. */
function countedTotals(): Promise<number[]> {
  const counts = filters.map(async ({ table, where }) => {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from ${sql.table(table)} ${where}
    `.execute(one);
    return rows[0]?.total ?? -1;
  });
  return Promise.all(counts);
}

/** Some hundreds of comparisons; `WALKS=200` makes thousands. */
const walks = Number(process.env['WALKS'] ?? 10);

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
  ),
  /** Minutes that pass before. */
  minutes: fc.nat(4),
  /** The instance that is asked for its totals afterwards. */
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
    // Published some minutes from now, and for some minutes.
    await sql`
      with text as (insert into content (id) values (${newId()}) returning id)
      insert into news (id, content_id, title, publication_from_date, publication_thru_date)
      select
        ${newId()}, id, 'Zebranie', now() + make_interval(mins => ${turn % 3}),
        now() + make_interval(mins => ${(turn % 3) + (turn % 7)})
      from text
    `.execute(trx);
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
    for (const [turn, { transaction, deed, asked, minutes }] of steps.entries()) {
      await sql`update clock.present set at = at + make_interval(mins => ${minutes})`.execute(one);
      const trx = open.get(transaction) ?? (await one.startTransaction().execute());
      open.set(transaction, trx);
      if (deed === 'commit' || deed === 'rollback') {
        await trx[deed]().execute();
        open.delete(transaction);
      } else {
        await take(trx, { deed, transaction, turn });
      }
      const instance = asked === null ? undefined : instances[asked];
      if (!instance) continue;
      if (!isDeepStrictEqual(await totalsOf(instance), await countedTotals())) return false;
    }
    return true;
  } finally {
    for (const trx of open.values()) await trx.rollback().execute();
  }
}

it('is what count(*) gives, whatever transactions begin, wait, end or are undone and dates pass', {
  timeout: 15_000 + walks * 1_000,
}, async () => {
  const steps = fc.array(step, { minLength: 20, maxLength: 40 });
  const walk = fc.assert(fc.asyncProperty(steps, isExactThroughout), {
    numRuns: walks,
    endOnFailure: true,
  });
  await expect(walk).resolves.toBeUndefined();
});

it('outlives that its changes are forgotten, which those of open transactions are not', async () => {
  const known = async () => {
    const { rows } = await sql`select from list_change`.execute(one);
    return rows.length;
  };
  // As if the last look had been ten minutes ago.
  const forget = async () => {
    await sql`update list_change_mark set at = now() - interval '11 minutes'`.execute(one);
    await forgetListChanges(one);
  };
  const long = await one.startTransaction().execute();
  await take(long, { deed: 'insert', transaction: 0, turn: 0 });
  await forgetListChanges(one);
  await take(one, { deed: 'insert', transaction: 1, turn: 0 });
  const before = await totalsOf(one);
  await forget();
  expect(await known()).toBeGreaterThan(0);
  await long.commit().execute();
  const parties = (totals: number[]) => totals.slice(0, 2);
  expect(parties(await totalsOf(one))).toEqual(parties(before).map((total) => total + 1));

  // Transactions in other databases of the server count as well: they are waited for.
  const forgotten = async () => {
    await forget();
    return known();
  };
  await expect.poll(forgotten, { timeout: 10_000 }).toBe(0);
  expect(await totalsOf(one)).toEqual(await countedTotals());
});
