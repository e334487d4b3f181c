import type { HandoverResult } from '@grzadka/contract/handover/handover.model';
import { type Kysely, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { grosze, instant } from '#src/core/database/wire-columns.ts';
import { readCorrections } from './read-corrections.ts';

interface EndedRow
  extends Pick<HandoverResult, 'endedAt' | 'endedBy' | 'what' | 'account' | 'draft' | 'overpaid'> {
  readonly leavingSettlementId: string | null;
  readonly day: string;
}

/**
 * Reads what came of a handover that has ended, and what is left to do by now: a draft that waits, charges that were not corrected
 * yet, and what is still overpaid (docs/product/handovers.md#end). Null of one that is open, was called off, or is not there.
 */
export async function readResult(db: Kysely<Database>, id: string): Promise<HandoverResult | null> {
  const { rows } = await sql<EndedRow>`
    select
      ${instant(sql`ended_at`)} as ended_at, coalesce(ended_by, '') as ended_by, coalesce(outcome, '[]') as what, leaving_settlement_id, day,
      (
        select json_build_object('id', coming.id, 'reference', coming.reference)
        from settlement coming where coming.id = coming_settlement_id
      ) as account,
      (
        select json_build_object('id', charge_run.id, 'title', charge_run.title)
        from charge_run where charge_run.id = entry_run_id and charge_run.number is null
      ) as draft,
      ${grosze(sql`greatest(0, coalesce(0 - ended.balance_grosz, 0))`)} as overpaid
    from handover
    -- Who goes on keeps what is overpaid for what comes.
    left join settlement ended on ended.id = leaving_settlement_id and ended.closed_on is not null
    where handover.id = ${recordId(id)} and handover.state = 'done'
  `.execute(db);
  const [found] = rows;
  if (found === undefined) return null;
  const { leavingSettlementId, day, ...result } = found;
  const corrections = await readCorrections(db, { settlementIds: [leavingSettlementId], day });
  return { ...result, corrections };
}
