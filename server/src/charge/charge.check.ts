import { type ChargeDisagreement, chargeCheck } from '@grzadka/contract/charge/charge.check';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { bindCheck } from '#src/core/inspection/check.ts';
import {
  type FoundDisagreement,
  findDisagreements,
} from '#src/core/inspection/find-disagreements.ts';
import { type IsInRange, idRanges } from '#src/core/inspection/id-ranges.ts';

interface Found extends FoundDisagreement {
  readonly id: string;
}

/** Finds charges that are not their lines, their entry or what was approved, and runs that are not their charges or the days of meters (docs/product/charge-runs.md#check). */
export const checkCharges = bindCheck(chargeCheck, async function* ({ db }) {
  for await (const isInRange of idRanges(db, 'charge')) {
    yield await find(db, 'lines', wrongLines(isInRange));
    yield await find(db, 'entry', wrongEntries(isInRange));
    yield await find(db, 'shown', otherThanShown(isInRange));
    yield await find(db, 'reversal', halfReversed(isInRange));
  }
  const runs = db.selectFrom('chargeRun').select('id').where('state', '<>', 'draft');
  for (const { id } of await runs.execute()) {
    yield await find(db, 'run', wrongRun(id));
    yield await find(db, 'standing', wrongStanding(id));
    yield await find(db, 'days', wrongDays(id));
    yield await find(db, 'noted', wrongNoted(id));
  }
});

const ofRuns = new Set<ChargeDisagreement>(['run', 'standing', 'days', 'noted']);

function find(db: Kysely<Database>, what: ChargeDisagreement, select: RawBuilder<Found>) {
  const type = ofRuns.has(what) ? 'charge-run' : 'settlement';
  return findDisagreements(db, what, select, ({ id }) => ({ type, id }));
}

/** The lines of a charge come to it. */
function wrongLines(isInRange: IsInRange): RawBuilder<Found> {
  return sql`
    select charge.settlement_id as id, number as document, charge.amount_grosz as kept, lines.amount as counted
    from charge
    cross join lateral (
      select coalesce(sum(amount_grosz), 0) as amount from charge_line where charge_id = charge.id
    ) lines
    where ${isInRange('charge.id')} and charge.amount_grosz <> lines.amount
  `;
}

/** A charge is what its entry owes or gives, of its account, kind, number and day. */
function wrongEntries(isInRange: IsInRange): RawBuilder<Found> {
  return sql`
    select charge.settlement_id as id, charge.number as document, charge.amount_grosz as kept,
      coalesce(owed.amount_grosz, 0) as counted
    from charge
    join ledger_entry entry on entry.id = charge.entry_id
    left join ledger_line owed on owed.entry_id = entry.id and owed.settlement_id = charge.settlement_id
    left join ledger_line earned on earned.entry_id = entry.id and earned.fee_kind_id = charge.fee_kind_id
    where ${isInRange('charge.id')} and (
      entry.number = charge.number and entry.posting_day = charge.issue_day and entry.source_id = charge.run_id
      and owed.amount_grosz = charge.amount_grosz and earned.amount_grosz = -charge.amount_grosz
    ) is not true
  `;
}

/** A charge, its lines and its parts are word for word what the draft said that was approved. */
function otherThanShown(isInRange: IsInRange): RawBuilder<Found> {
  return sql`
    select charge.settlement_id as id, charge.number as document, charge.amount_grosz as kept,
      coalesce((shown.told ->> 'amount')::bigint, 0) as counted
    from charge
    left join lateral (
      select told
      from charge_run_settlement row cross join lateral jsonb_array_elements(row.charges) told
      where row.run_id = charge.run_id and row.settlement_id = charge.settlement_id
        and told ->> 'settlementId' = charge.settlement_id::text and told ->> 'feeKindId' = charge.fee_kind_id::text
    ) shown on true
    where ${isInRange('charge.id')} and (
      (shown.told ->> 'amount')::bigint = charge.amount_grosz
      and shown.told -> 'lines' = (
        select jsonb_agg(
          jsonb_build_object(
            'kind', kind, 'tariffId', tariff_id, 'quantity', quantity, 'unit', unit, 'rate', rate,
            'amount', amount_grosz, 'words', words, 'basis', basis
          )
          order by place
        )
        from charge_line where charge_id = charge.id
      )
      and (
        charge.amount_grosz < 0 or (
          select jsonb_agg(part order by part)
          from jsonb_array_elements(shown.told -> 'parts') part
        ) = (
          select jsonb_agg(part order by part)
          from ledger_line line
          join open_item item on item.line_id = line.id
          cross join lateral (
            select jsonb_strip_nulls(
              jsonb_build_object('dueOn', item.due_on, 'amount', item.amount_grosz, 'interestOnId', item.interest_on_id)
            ) as part
          ) told
          where line.entry_id = charge.entry_id
        )
      )
    ) is not true
  `;
}

/** A charge is taken back with its entry, and by what took that back. */
function halfReversed(isInRange: IsInRange): RawBuilder<Found> {
  return sql`
    select charge.settlement_id as id, charge.number as document, 0 as kept, 1 as counted
    from charge left join ledger_entry taking on taking.reverses_id = charge.entry_id
    where ${isInRange('charge.id')}
      and (charge.reversal_id, charge.reversed_on) is distinct from (taking.id, taking.posting_day)
  `;
}

/** What a run charged comes to it, each under its number. */
function wrongRun(id: string): RawBuilder<Found> {
  return sql`
    select run.id, run.number as document, coalesce(run.amount_grosz, 0) as kept, charged.amount as counted
    from charge_run run
    cross join lateral (
      select coalesce(sum(amount_grosz), 0) as amount,
        bool_and(number = run.number || '/' || place and issue_day = run.issue_day) as are_its
      from charge where run_id = run.id
    ) charged
    where run.id = ${id} and (run.amount_grosz = charged.amount and charged.are_its) is not true
  `;
}

/** Of a run that stands something does, and of one that was taken back nothing. */
function wrongStanding(id: string): RawBuilder<Found> {
  return sql`
    select run.id, run.number as document, 0 as kept, charged.standing as counted
    from charge_run run
    cross join lateral (
      select count(*) filter (where reversed_on is null) as standing from charge where run_id = run.id
    ) charged
    where run.id = ${id} and run.state in ('approved', 'reversed')
      and (run.state = 'reversed') <> (charged.standing = 0)
  `;
}

/** The days of meters are those that were approved, each with its charge under its number, and free with it or with the run. */
function wrongDays(id: string): RawBuilder<Found> {
  return sql`
    with shown as materialized (
      select
        (told ->> 'meterId')::uuid as meter_id, (told ->> 'feeKindId')::uuid as fee_kind_id,
        (told ->> 'tariffId')::uuid as tariff_id, (told ->> 'settlementId')::uuid as settlement_id,
        (told ->> 'from')::date as first_day, (told ->> 'thru')::date as last_day,
        (told ->> 'quantity')::numeric(18, 3) as quantity, (told ->> 'amount')::bigint as amount_grosz
      from charge_run_settlement row cross join lateral jsonb_array_elements(row.stretches) told
      where row.run_id = ${id} and row.state in ('ready', 'to-check', 'nobody')
    ), charged as materialized (
      select * from billed_stretch where run_id = ${id}
    ), wrong as (
      select from shown full join charged using (
        meter_id, fee_kind_id, tariff_id, first_day, last_day, quantity, amount_grosz
      )
      where charged.id is null or shown.settlement_id is distinct from charged.settlement_id
      union all
      select from charged
      join charge_run run on run.id = charged.run_id
      left join charge on charge.id = charged.charge_id
      where case
        when charge.id is null then charged.number <> run.number or charged.freed_at is null and run.state = 'reversed'
        else (charged.number, charged.run_id, charged.fee_kind_id, charged.settlement_id)
            is distinct from (charge.number, charge.run_id, charge.fee_kind_id, charge.settlement_id)
          or (charged.freed_at is null) <> (charge.reversed_on is null)
      end
    )
    select run.id, run.number as document, 0 as kept, wrong.count as counted
    from charge_run run, (select count(*) as count from wrong) wrong
    where run.id = ${id} and run.state in ('approved', 'reversed') and wrong.count > 0
  `;
}

/** The days of debts that a note charged are those that were approved, each with the charge of its account, and free with it or with the run. */
function wrongNoted(id: string): RawBuilder<Found> {
  return sql`
    with shown as materialized (
      select
        row.settlement_id, (told ->> 'lineId')::uuid as line_id, (told ->> 'from')::date as first_day, (told ->> 'thru')::date as last_day,
        (told ->> 'amount')::bigint as amount_grosz, (told ->> 'waived')::bigint as waived_grosz, (told ->> 'correctsId')::uuid as corrects_id
      from charge_run_settlement row cross join lateral jsonb_array_elements(row.noted) told
      where row.run_id = ${id} and row.state in ('ready', 'to-check')
    ), kept as materialized (
      select * from interest_noted where run_id = ${id}
    ), wrong as (
      select from shown full join kept on (
        kept.settlement_id, kept.line_id, kept.first_day, kept.last_day, kept.amount_grosz, kept.waived_grosz,
        coalesce(kept.corrects_id, run_id)
      ) = (
        shown.settlement_id, shown.line_id, shown.first_day, shown.last_day, shown.amount_grosz, shown.waived_grosz,
        coalesce(shown.corrects_id, ${id})
      )
      where kept.id is null or shown.line_id is null
      union all
      select from kept
      join charge_run run on run.id = kept.run_id
      left join charge on charge.run_id = kept.run_id and charge.settlement_id = kept.settlement_id
      where kept.charge_id is distinct from charge.id
        or (kept.freed_at is null) <> (case when charge.id is null then run.state = 'approved' else charge.reversed_on is null end)
    )
    select run.id, run.number as document, 0 as kept, wrong.count as counted
    from charge_run run, (select count(*) as count from wrong) wrong
    where run.id = ${id} and run.state in ('approved', 'reversed') and wrong.count > 0
  `;
}
