import { chargeRefusals } from '@grzadka/contract/charge/charge.refusals';
import { mayRole } from '@grzadka/contract/core/access/permissions';
import type { Kysely } from 'kysely';
import { readRow } from '#src/core/database/read-row.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';

/**
 * Refuses an interest note to whoever may not know who owes, since whoever is in it is behind (docs/product/interest.md#notes): 403. Any other run is
 * about everybody. 404 where there is none.
 */
export async function requireMayRead(
  db: Kysely<Database>,
  { id, caller: { role } }: { readonly id: string; readonly caller: Pick<Caller, 'role'> },
): Promise<void> {
  if (mayRole(role, 'debtor:read')) return;
  const { kind } = await readRow(db, 'chargeRun', recordId(id));
  if (kind === 'interest') {
    throw new AppError('forbidden', { message: chargeRefusals.interestForbidden });
  }
}
