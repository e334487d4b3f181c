import { blockedInWords } from '@grzadka/contract/charge/line/blocked-plot';
import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readUncharged } from '#src/certificate/read-uncharged.ts';
import type { Blocked, Charge } from '#src/charge/calculation/result.ts';
import type { Database } from '#src/core/database/tables.ts';
import { grosze } from '#src/core/database/wire-columns.ts';

type Account = NonNullable<HandoverDetails['account']>;

/** The account of who leaves, and what the steps ask of it besides. */
export interface LeftAccount extends Account {
  /** Somebody stays who holds it, too, so that it goes on as it is. */
  readonly goesOn: boolean;
  /** What is owed on other accounts of who leaves that end, too, in grosze: holders of a plot need not share one. */
  readonly owedBeside: number;
  /** The last day of what the run charges; null without one that counts. */
  readonly runThru: string | null;
}

interface Asked {
  readonly id: string;
  readonly gardenId: string;
  readonly day: string;
  readonly leavingSettlementId: string | null;
  readonly settleRunId: string | null;
}

/** Reads the account that ends with who leaves, or goes on with who stays; null where nobody leaves. */
export async function readAccount(
  db: Kysely<Database>,
  handover: Asked,
): Promise<LeftAccount | null> {
  const { id, gardenId, day, leavingSettlementId, settleRunId } = handover;
  const { rows } = await sql<
    Pick<LeftAccount, 'id' | 'reference' | 'balance' | 'open' | 'goesOn' | 'owedBeside'>
  >`
    select
      settlement.id, reference, ${grosze(sql`balance_grosz`)} as balance,
      coalesce((
        select json_agg(json_build_object('name', name, 'amount', amount) order by position nulls last, name)
        from (
          select coalesce(fee_kind.name, item.description, entry.description) as name, position, sum(item.open_grosz) as amount
          from open_item item
          join ledger_line line on line.id = item.line_id
          join ledger_entry entry on entry.id = line.entry_id
          left join fee_kind on fee_kind.id = item.fee_kind_id
          where item.settlement_id = settlement.id and item.open_grosz > 0
          group by 1, 2
        ) by_kind
      ), '[]') as open,
      ${goesOn(sql`settlement.id`, handover)} as goes_on,
      ${grosze(sql`(
        select coalesce(sum(beside.balance_grosz), 0) from settlement beside
        where beside.id <> settlement.id and beside.garden_id = ${gardenId} and beside.balance_grosz > 0
          and beside.id in (
            select settlement_id
            from settlement_holder holder
            join assignment on assignment.id = holder.assignment_id
            join handover_party leaving on leaving.party_id = holder.party_id and side = 'leaving'
            where handover_id = ${id} and coalesce(valid_from, '-infinity') <= ${day}::date and valid_thru >= ${day}::date
          )
          and not ${goesOn(sql`beside.id`, handover)}
      )`)} as owed_beside
    from settlement
    where settlement.id = coalesce(${leavingSettlementId}::uuid, (
      select left_one.id
      from settlement_holder holder
      join settlement left_one on left_one.id = holder.settlement_id
      join assignment on assignment.id = holder.assignment_id
      join handover_party leaving on leaving.party_id = holder.party_id and side = 'leaving'
      where handover_id = ${id} and assignment.garden_id = ${gardenId}
        and coalesce(valid_from, '-infinity') <= ${day}::date and valid_thru >= ${day}::date
      order by left_one.number
      limit 1
    ))
  `.execute(db);
  const [account] = rows;
  if (account === undefined) return null;
  const { run, runThru } = await readRun(db, { settleRunId, settlementId: account.id });
  const uncharged = await readChargeable(db, { settlementId: account.id, day });
  return { ...account, uncharged, run, runThru };
}

/** Whether somebody holds an account after the day who has nothing to do with the handover. */
function goesOn(settlementId: RawBuilder<unknown>, { id, day }: Asked): RawBuilder<unknown> {
  return sql`exists (
    select from settlement_holder other join assignment on assignment.id = other.assignment_id
    where other.settlement_id = ${settlementId} and valid_thru > ${day}::date
      and other.party_id not in (select party_id from handover_party where handover_id = ${id})
  )`;
}

/** What is used and not charged until the day, as far as a tariff of that time charges it by what meters count. */
async function readChargeable(
  db: Kysely<Database>,
  { settlementId, day }: { readonly settlementId: string; readonly day: string },
): Promise<Account['uncharged']> {
  const uncharged = await readUncharged(db, { settlementId, day });
  const { rows } = await sql<Account['uncharged'][number]>`
    select type, after
    from json_to_recordset(${JSON.stringify(uncharged)}::json) as used (type text, after date)
    where exists (
      select from tariff
      where method = 'consumption' and terms ->> 'meterType' = used.type
        and valid_from <= ${day}::date and coalesce(valid_thru, 'infinity') > coalesce(after, '-infinity')
    )
    order by type desc
  `.execute(db);
  return rows;
}

interface RunRow {
  readonly id: string;
  readonly number: string | null;
  readonly periodThru: string;
  readonly amount: number | null;
  readonly charges: readonly Charge[] | null;
  readonly blocked: Blocked | null;
  readonly isCalculated: boolean;
}

/** The draft that the handover made, or the run that it became; one that was taken back, or charges another account, counts no more. */
async function readRun(
  db: Kysely<Database>,
  { settleRunId, settlementId }: { settleRunId: string | null; settlementId: string },
): Promise<Pick<LeftAccount, 'run' | 'runThru'>> {
  const { rows } = await sql<RunRow>`
    select
      run.id, run.number, run.period_thru, (number is not null or calculation = 'done') is true as is_calculated, charges, blocked,
      ${grosze(sql`own.amount_grosz`)} as amount
    from charge_run run
    left join charge_run_settlement own on own.run_id = run.id and own.settlement_id = ${settlementId}
    where run.id = ${settleRunId}::uuid and run.state <> 'reversed'
      -- Somebody else may be the one who leaves by now.
      and (run.settlement_ids = '{}' or ${settlementId} = any (run.settlement_ids))
  `.execute(db);
  const [run] = rows;
  if (run === undefined) return { run: null, runThru: null };
  const { id, number, periodThru, amount, charges, blocked, isCalculated } = run;
  const lines = (charges ?? []).flatMap((charge) =>
    charge.lines.map(({ words, amount: ofLine }) => ({ words, amount: ofLine })),
  );
  const stopped = isCalculated ? null : notReckoned;
  return {
    run: { id, number, amount, lines, blocked: blocked ? blockedInWords(blocked.reason) : stopped },
    runThru: periodThru,
  };
}

/** What is said of a draft whose calculation was not done, or is to be done anew. */
const notReckoned = 'Szkic naliczenia nie jest obliczony.';
