import { blockedInWords } from '@grzadka/contract/charge/line/blocked-plot';
import type { ChargedSettlement } from '@grzadka/contract/charge/run/charge-run.model';
import type { chargedSettlementList } from '@grzadka/contract/charge/run/charged-settlement.list';
import type { ListReply, ListRequest } from '@grzadka/contract/core/list/list';
import { type Kysely, sql } from 'kysely';
import { readRow } from '#src/core/database/read-row.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { jsonObjectWhere } from '#src/core/database/wire-columns.ts';
import { column, polishOrder } from '#src/core/list/conditions.ts';
import { type ListSql, listReading, runList } from '#src/core/list/run-list.ts';
import { getSectorId } from '#src/sector/sector.repo.ts';
import type { Blocked } from '../calculation/result.ts';

type ChargedSettlements = typeof chargedSettlementList;

const source: ListSql<ChargedSettlements> = {
  table: 'chargeRunSettlement',
  search: null,
  filters: {
    state: (state) => sql`(${state} = 'all' or ${column('chargeRunSettlement.state')} = ${state})`,
    sector: async (name, db) =>
      sql`${column('chargeRunSettlement.sectorId')} = ${await getSectorId(db, name)}`,
  },
  sorts: {
    difference: { by: column('chargeRunSettlement.differenceSize'), mayBeEmpty: false },
    garden: { by: polishOrder('chargeRunSettlement.gardenName'), mayBeEmpty: false },
    amount: { by: column('chargeRunSettlement.amountGrosz'), mayBeEmpty: false },
  },
};

/** One page of the accounts of a run; 404 without the run. */
export async function listChargedSettlements(
  db: Kysely<Database>,
  runId: string,
  request: ListRequest<ChargedSettlements>,
): Promise<ListReply<ChargedSettlement>> {
  const id = recordId(runId);
  const page = await runList({ db, request, ...readChargedSettlements(db, id) });
  if (page.items.length === 0) await readRow(db, 'chargeRun', id);
  return page;
}

/** How the accounts of a run are read, for a page or as a whole. */
export function readChargedSettlements(db: Kysely<Database>, runId: string) {
  return listReading({
    source,
    scope: sql`${column('chargeRunSettlement.runId')} = ${runId}`,
    rows: selectChargedSettlements(db),
    present: presentChargedSettlement,
  });
}

/** The accounts of runs as lists tell them. */
export function selectChargedSettlements(db: Kysely<Database>) {
  return db
    .selectFrom('chargeRunSettlement')
    .leftJoin('settlement', 'settlement.id', 'chargeRunSettlement.settlementId')
    .leftJoin('garden', 'garden.id', 'chargeRunSettlement.gardenId')
    .leftJoin('sector', 'sector.id', 'garden.sectorId')
    .select([
      'chargeRunSettlement.id',
      'chargeRunSettlement.amountGrosz',
      'previousGrosz',
      'differenceGrosz',
      'cause',
      'chargeRunSettlement.state',
      'skipReason',
    ])
    .select((eb) => [
      eb.ref('blocked').$castTo<Blocked | null>().as('blocked'),
      sql<string | null>`(
        select id from charge_run where number = blocked #>> '{reason,number}'
      )`.as('chargedById'),
      jsonObjectWhere(sql`settlement.id is not null`, {
        id: eb.ref('settlement.id').$castTo<string>(),
        reference: eb.ref('settlement.reference').$castTo<string>(),
      }).as('settlement'),
      jsonObjectWhere(sql`garden.id is not null`, {
        id: eb.ref('garden.id').$castTo<string>(),
        name: eb.ref('garden.name').$castTo<string>(),
        sector: eb.ref('sector.name').$castTo<string>(),
      }).as('garden'),
      namesOfHolders.as('holders'),
    ]);
}

/** The names of all who hold or held a row of `settlement`. */
export const namesOfHolders = sql<string>`coalesce((
  select string_agg(name, ', ' order by name collate polish)
  from party
  where id in (select party_id from settlement_holder where settlement_id = settlement.id)
), '')`;

type Row = Awaited<ReturnType<ReturnType<typeof selectChargedSettlements>['execute']>>[number];

/** An account of a run as the calls tell it, in the order of the contract. */
export function presentChargedSettlement(row: Row): ChargedSettlement {
  return {
    id: row.id,
    settlement: row.settlement,
    garden: row.garden,
    holders: row.holders,
    amount: Number(row.amountGrosz),
    previous: row.previousGrosz === null ? null : Number(row.previousGrosz),
    difference: Number(row.differenceGrosz),
    cause: row.cause,
    state: row.state,
    blocked: row.blocked && presentBlocked(row.blocked, row.chargedById),
    skipReason: row.skipReason,
  };
}

function presentBlocked(
  { feeKindId, reason }: Blocked,
  chargedById: string | null,
): ChargedSettlement['blocked'] {
  return {
    code: reason.code,
    words: blockedInWords(reason),
    feeKindId,
    ...('meter' in reason && { meter: reason.meter }),
    ...('measurementId' in reason && { measurementId: reason.measurementId }),
    ...('from' in reason && { readingDays: { from: reason.from, thru: reason.thru } }),
    ...('number' in reason &&
      chargedById !== null && { chargedBy: { id: chargedById, number: reason.number } }),
  };
}
