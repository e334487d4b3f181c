import { sql } from 'kysely';

/**
 * Whether what a run charges has been made known, of a row of `charge_run`: somebody took all of its notices, as the audit tells
 * (docs/product/charge-runs.md#standing).
 */
export const isMadeKnown = sql<boolean>`exists (
  select from audit_entry where record_id = charge_run.id::text and record_type = 'export'
)`;
