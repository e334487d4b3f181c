import type {
  ChargedSettlement,
  ChargeRunDetails,
} from '@grzadka/contract/charge/run/charge-run.model';
import { type Kysely, sql } from 'kysely';
import { readRow } from '#src/core/database/read-row.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { requireCalculated } from '../run/charge-run.repo.ts';
import { getChargeRun } from '../run/charge-run-details.ts';
import {
  presentChargedSettlement,
  selectChargedSettlements,
} from '../run/charged-settlements.list.ts';

/** An account of a run, and what it is charged of each fee kind. */
export interface ControlledAccount extends ChargedSettlement {
  /** In grosze, by the ids of the kinds. */
  readonly byKind: Readonly<Record<string, number>>;
}

/** Everything by which a run is looked through: docs/product/charge-runs.md#control-list. */
export interface ControlList {
  /** Whose run it is, as far as the settings say. */
  readonly association: string | null;
  readonly run: ChargeRunDetails;
  /** By their plots, then by their numbers; those without a plot come last. */
  readonly accounts: readonly ControlledAccount[];
}

/** Reads a run with all of its accounts as of one instant; 404 without the run, 409 while a draft is not calculated. */
export function readControlList(db: Kysely<Database>, id: string): Promise<ControlList> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const row = await readRow(trx, 'chargeRun', recordId(id));
      if (row.state === 'draft') requireCalculated(row);
      const { name } = await trx.selectFrom('settings').select('name').executeTakeFirstOrThrow();
      return {
        association: name,
        run: await getChargeRun(trx, row),
        accounts: await readAccounts(trx, row.id),
      };
    });
}

async function readAccounts(db: Kysely<Database>, runId: string): Promise<ControlledAccount[]> {
  const rows = await selectChargedSettlements(db)
    .select(
      sql<Record<string, number>>`(
        select coalesce(jsonb_object_agg(charge ->> 'feeKindId', charge -> 'amount'), '{}')
        from jsonb_array_elements(charges) charge
      )`.as('byKind'),
    )
    .where('runId', '=', runId)
    .orderBy(sql`garden.name collate polish nulls last, settlement.number nulls last`)
    .orderBy('chargeRunSettlement.id')
    .execute();
  return rows.map(({ byKind, ...row }) => ({ ...presentChargedSettlement(row), byKind }));
}
