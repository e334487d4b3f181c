import { sql } from 'kysely';

/**
 * Whether the holders were informed of the charges of a run, of a row of `charge_run`: somebody took all of its notices, which
 * the audit has, or a message with fee notices to its accounts was sent (docs/product/charge-runs.md#standing).
 */
export const areNoticesOut = sql<boolean>`(exists (
  select from audit_entry where record_id = charge_run.id::text and record_type = 'export'
) or exists (
  select from message
  where kind = 'fee-notice' and state in ('sending', 'done')
    and groups @> jsonb_build_array(
      jsonb_build_object('kind', 'charge-run', 'operator', 'include', 'chargeRunId', charge_run.id)
    )
))`;
