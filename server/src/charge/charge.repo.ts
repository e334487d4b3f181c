import type { Charge, ChargeLine } from '@grzadka/contract/charge/charge.model';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { grosze } from '#src/core/database/wire-columns.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { type SoughtId, soughtId } from '#src/core/scope/sought-id.ts';
import { writtenOffOf } from '#src/ledger/spreading/covered-by.ts';
import { presentLine, readToldTariffs, type StoredLine } from './present-line.ts';

interface ChargeRow extends Omit<Charge, 'state' | 'lines'> {
  readonly lines: readonly StoredLine[];
}

/**
 * What an account was charged, the latest first, with what of it is open (docs/product/charge-runs.md#charges); 404 without the account.
 * `since` is the first day that the caller may know about.
 */
export async function listChargesOfSettlement(
  db: Kysely<Database>,
  id: SoughtId,
  since: RawBuilder<string | null> = sql`null`,
): Promise<{ items: Charge[] }> {
  const settlementId = soughtId(id);
  const { rows } = await sql<ChargeRow>`
    select
      charge.id, charge.number, ${grosze(sql`charge.amount_grosz`)} as amount, charge.issue_day, charge.period_from, charge.period_thru,
      charge.reversed_on, charge.reversal_reason,
      json_build_object('id', charge_run.id, 'number', charge_run.number, 'title', charge_run.title) as run,
      json_build_object('id', fee_kind.id, 'name', fee_kind.name, 'purpose', fee_kind.purpose) as fee_kind,
      (
        select coalesce(json_agg(json_build_object(
          'dueOn', due_on, 'amount', amount, 'open', open, 'writtenOff', written_off
        ) order by due_on), '[]')
        from (
          -- Interest has a part for each debt on which it is.
          select
            due_on, sum(item.amount_grosz) as amount, sum(open_grosz) as open, sum(${writtenOffOf}) as written_off
          from open_item item join ledger_line on ledger_line.id = line_id
          where ledger_line.entry_id = charge.entry_id
          group by due_on
        ) due
      ) as parts,
      (
        select json_agg(json_build_object(
          'kind', kind, 'words', words, 'quantity', quantity, 'unit', unit, 'rate', rate,
          'amount', amount_grosz, 'tariffId', tariff_id, 'basis', basis
        ) order by place)
        from charge_line where charge_id = charge.id
      ) as lines
    from charge
    join charge_run on charge_run.id = run_id
    join fee_kind on fee_kind.id = fee_kind_id
    where settlement_id = ${settlementId} and charge.issue_day >= coalesce(${since}::date, '-infinity')
    order by charge.issue_day desc, number_order desc, charge.place
  `.execute(db);
  if (rows.length === 0) {
    const account = db.selectFrom('settlement').select('id').where('id', '=', settlementId);
    await account.executeTakeFirstOrThrow(notFound);
  }
  const tariffs = await readToldTariffs(
    db,
    rows.flatMap(({ lines }) => lines.flatMap(({ tariffId }) => tariffId ?? [])),
  );
  const items = rows.map((row) => ({
    ...row,
    lines: row.lines.map((line): ChargeLine => presentLine(line, tariffs)),
    state: stateOf(row),
  }));
  return { items };
}

function stateOf({ reversedOn, parts }: Pick<Charge, 'reversedOn' | 'parts'>): Charge['state'] {
  if (reversedOn !== null) return 'reversed';
  return parts.some(({ open }) => open > 0) ? 'open' : 'paid';
}
