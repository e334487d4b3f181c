import { dayNumber, dayOfNumber } from '@grzadka/contract/core/time/day-number';
import { effectiveDue } from '@grzadka/contract/core/time/working-days';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { dropIndexes } from '@grzadka/server/test/dropped-indexes.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LedgerSize } from './data-sets.ts';
import { inSlices, share } from './slices.ts';

/** Accounts on which is posted by one statement, at the most. */
const mostAccounts = 100_000;

const filled = [
  'settlement',
  'ledger_entry',
  'ledger_line',
  'money_movement',
  'open_item',
  'allocation',
];

/**
 * Posts on every settlement account, with no number twice and none left out: each spring a charge of two
 * parts, and later in the year what was paid of it. Of the last charge every twentieth account paid nothing, every tenth
 * half, and every tenth more. The first account is charged and pays every few days. Only past the triggers, which let
 * nobody write to the ledger like that; what they keep is written along with the rest.
 */
export async function fillLedger(db: Kysely<Database>, size: LedgerSize): Promise<void> {
  await sql`set work_mem = '256MB'`.execute(db);
  await prepareCharges(db, size);
  const { count } = await db
    .selectFrom('settlement')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  let posted = 0;
  const makeIndexes = await dropIndexes(db, filled);
  // In two at least, so that a small set comes about as a large one does.
  const sliceSize = Math.min(mostAccounts, Math.ceil(Number(count) / 2));
  const run = async (numbers: RawBuilder<unknown>) => {
    posted += await makePostings(db, numbers, posted);
    await writePostings(db);
  };
  await inSlices(Number(count), run, sliceSize);
  await makeIndexes();
  await debtors.execute(db);
  await sql`drop table posting, charge`.execute(db);
  await sql`reset work_mem`.execute(db);
}

/** When accounts are charged, and within how many days they pay; of the longest account, and of all others. */
async function prepareCharges(db: Kysely<Database>, size: LedgerSize): Promise<void> {
  const { years, longestAccount } = size;
  const firstYear = new Date().getFullYear() - years;
  const usual = Array.from({ length: years }, (_, index) => {
    const year = firstYear + index;
    const dues = [`${year}-06-30`, `${year}-10-31`];
    return { longest: false, turn: index + 1, day: `${year}-03-01`, within: 280, dues };
  });
  const charges = longestAccount / 2;
  const firstDay = dayNumber(`${firstYear}-01-01`);
  const often = Array.from({ length: charges }, (_, index) => {
    const day = firstDay + Math.floor((index * (years * 365 - 60)) / charges);
    const due = dayOfNumber(day + 14);
    return { longest: true, turn: index + 1, day: dayOfNumber(day), within: 50, dues: [due, due] };
  });
  const rows = [...usual, ...often].map((charge) => ({
    ...charge,
    effective: charge.dues.map(effectiveDue),
  }));
  await sql`
    create temp table charge as
    select *, turn = max(turn) over (partition by longest) as is_last
    from json_to_recordset(${JSON.stringify(rows)}) as charge (
      longest boolean, turn integer, day date, within integer, dues date[], effective date[]
    )
  `.execute(db);
  await sql`
    create temp table posting (
      n bigint, settlement_id uuid, i bigint, longest boolean, turn integer, part integer, day date,
      series text, document integer, place integer, source_id uuid,
      garden_fee bigint, energy bigint, amount bigint, amount_before bigint, paid bigint
    )
  `.execute(db);
}

/** A number from 0 to below `most` that looks random and is the same for the same account, turn and seed. */
function any(most: number, seed: number): RawBuilder<number> {
  return sql`(hashint8extended(i * 10000 + turn, ${sql.lit(seed)}) & 2147483647) % ${sql.lit(most)}`;
}

/**
 * What is posted on the accounts of these numbers, in the order of its days: charges, which are part 0 of their turn, and payments
 * of them, with the sum of what was charged or paid before, and of charges with all that is paid. Gives how many.
 */
async function makePostings(
  db: Kysely<Database>,
  numbers: RawBuilder<unknown>,
  posted: number,
): Promise<number> {
  await sql`truncate posting`.execute(db);
  const { numAffectedRows = 0n } = await sql`
    with charged as materialized (
      select *, garden_fee + energy as amount
      from (
        select
          settlement.id as settlement_id, i, charge.*,
          case when longest then 10 else ${share(31)} end as habit,
          10000 + ${any(30_000, 32)} as garden_fee, 3000 + ${any(9000, 33)} as energy
        from ${numbers} number
        join settlement on settlement.number = i
        join charge on longest = (i = 1)
      ) priced
    ), made as (
      select settlement_id, i, longest, turn, 0 as part, day, garden_fee, energy, amount from charged
      union all
      select
        settlement_id, i, longest, turn, paid.part, day + 1 + (${any(1000, 34)} * paid.part % within)::integer,
        null, null, paid.amount
      from charged
      cross join lateral (
        values
          (1, case
            when habit >= 95 then garden_fee
            when not is_last then amount
            when habit < 5 then 0
            when habit < 15 then amount / 2
            when habit < 25 then amount + 1000 + ${any(20_000, 35)}
            else amount
          end),
          (2, case when habit >= 95 then energy end)
      ) paid (part, amount)
      where paid.amount > 0
    ), numbered as (
      select
        made.*, date_part('year', day)::smallint as year,
        case when part > 0 then 'KP' when longest then 'PK' else 'NAL' end as series,
        ${sql.lit(posted)} + row_number() over (order by day, i, turn, part) as n
      from made
    )
    insert into posting
    select
      n, settlement_id, i, longest, turn, part, day, series,
      -- All are charged by one run a year; else each entry is a document of its own.
      case series
        when 'NAL' then 1
        else coalesce(last, 0) + row_number() over (partition by series, year order by n)
      end,
      case series when 'NAL' then i end,
      case series when 'NAL' then md5('run of ' || year)::uuid end,
      garden_fee, energy, amount,
      sum(amount) over (partition by i, part > 0 order by n) - amount,
      coalesce(sum(amount) filter (where part > 0) over (partition by i), 0)
    from numbered left join document_number using (series, year)
    order by n
  `.execute(db);
  await sql`analyze posting`.execute(db);
  return Number(numAffectedRows);
}

/** An id that comes after those of smaller numbers, as ids made one after the other do. */
function id(number: RawBuilder<unknown>): RawBuilder<string> {
  return sql`('019e0000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
}

/** Of an entry's lines, its id by the number of the entry and the line's place. */
function lineId(entry: RawBuilder<unknown>, place: RawBuilder<unknown>): RawBuilder<string> {
  return id(sql`${entry} * 4 + ${place}`);
}

const gardenFee = sql`'019e0000-0000-7000-8000-000000000001'::uuid`;
const energyFee = sql`'019e0000-0000-7000-8000-000000000006'::uuid`;

/** Writes the postings with all that belongs to them. */
async function writePostings(db: Kysely<Database>): Promise<void> {
  const statements = [entries, lines, movements, cash, parts, allocations, balances, numbersGiven];
  for (const statement of statements) await statement.execute(db);
}

/** The one that is there from the start. */
const cashBox = sql`select id from cash_box order by id limit 1`;

const entries = sql`
  insert into ledger_entry (
    id, series, year, document, place, posting_day, effective_day, description, recorded_at, source_id
  )
  select
    ${id(sql`n`)}, series, date_part('year', day), document, place, day, day,
    case part when 0 then 'Opłaty za rok ' || date_part('year', day) else 'Wpłata' end,
    day + interval '12 hours', source_id
  from posting
`;

const lines = sql`
  insert into ledger_line (
    id, entry_id, posting_day, recorded_at, place, code, settlement_id, fee_kind_id, amount_grosz, cash_box_id
  )
  select
    ${lineId(sql`n`, sql`line.place`)}, ${id(sql`n`)}, day, day + interval '12 hours', line.place, code, account, kind,
    line.amount, case code when '100' then (${cashBox}) end
  from posting
  cross join lateral (
    values
      (1, case part when 0 then '200' else '100' end, case part when 0 then settlement_id end, null, amount),
      (2, case part when 0 then '700' else '200' end, case when part > 0 then settlement_id end,
        case part when 0 then ${gardenFee} end, -coalesce(garden_fee, amount)),
      (3, '700', null, ${energyFee}, -energy)
  ) line (place, code, account, kind, amount)
  where line.amount is not null
`;

/** Every payment is one in cash, as the list of transactions has it. */
const movements = sql`
  insert into money_movement (
    id, number, series, booking_day, description, direction, source, amount_grosz, cash_box_id, settlement_id, search
  )
  select
    ${id(sql`n`)}, series || '/' || date_part('year', day) || '/' || document, series, day, 'Wpłata', 'in', 'cash', amount,
    (${cashBox}), settlement_id,
    search_key(series || '/' || date_part('year', day) || '/' || document || ' Wpłata ' || reference)
  from posting join settlement on settlement.id = settlement_id
  where part > 0
`;

const cash = sql`
  update cash_box set balance_grosz = balance_grosz + (select coalesce(sum(amount), 0) from posting where part > 0)
  where id = (${cashBox})
`;

/** The two parts of a charge, from which sum of all that is charged up to which. */
const partsOfCharge = sql`
  lateral (
    values
      (1, ${gardenFee}, dues[1], effective[1], amount_before, amount_before + garden_fee),
      (2, ${energyFee}, dues[2], effective[2], amount_before + garden_fee, amount_before + amount)
  ) item (place, kind, due_on, payable_on, from_sum, thru_sum)
`;

const parts = sql`
  insert into open_item (
    id, line_id, settlement_id, posting_day, recorded_at, fee_kind_id, due_on, effective_due_on, amount_grosz, open_grosz
  )
  select
    ${lineId(sql`n`, sql`item.place`)}, ${lineId(sql`n`, sql`1`)}, settlement_id, posting.day,
    posting.day + interval '12 hours', kind, due_on, payable_on,
    thru_sum - from_sum, thru_sum - greatest(from_sum, least(thru_sum, paid))
  from posting
  join charge on charge.longest = posting.longest and charge.turn = posting.turn
  cross join ${partsOfCharge}
  where part = 0
`;

/** The oldest part is covered first: what a payment covers is where its share of all that is paid meets theirs. */
const allocations = sql`
  insert into allocation (
    id, settlement_id, line_id, item_id, amount_grosz, effective_day, made_by, made_on, made_at
  )
  select
    uuidv7(), payment.settlement_id, ${lineId(sql`payment.n`, sql`2`)}, ${lineId(sql`debt.n`, sql`debt.place`)},
    least(payment.amount_before + payment.amount, thru_sum) - greatest(payment.amount_before, from_sum),
    payment.day, 'rule', greatest(payment.day, debt.day), greatest(payment.day, debt.day) + interval '12 hours'
  from posting payment
  join (
    select posting.n, settlement_id, posting.day, item.*
    from posting
    join charge on charge.longest = posting.longest and charge.turn = posting.turn
    cross join ${partsOfCharge}
    where part = 0
  ) debt on debt.settlement_id = payment.settlement_id
    and from_sum < payment.amount_before + payment.amount and thru_sum > payment.amount_before
  where payment.part > 0
`;

const balances = sql`
  update settlement set balance_grosz = told.balance
  from (
    select settlement_id, sum(case part when 0 then amount else -amount end) as balance
    from posting group by settlement_id
  ) told
  where settlement.id = told.settlement_id and told.balance <> 0
`;

const debtors = sql`
  select note_debtors(array(select distinct settlement_id from open_item where open_grosz > 0))
`;

const numbersGiven = sql`
  insert into document_number (series, year, last)
  select series, date_part('year', day), max(document) from posting group by 1, 2
  on conflict (series, year) do update set last = excluded.last
`;
