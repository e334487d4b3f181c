import type { Insertable } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Reckoned } from '../calculation/reckoned.ts';

/** The row of what was reckoned, in a run's table of accounts. */
export function draftRow(
  runId: string,
  { charges, stretches, noted, unheld, blocked, amount, previous, difference, ...about }: Reckoned,
): Insertable<Database['chargeRunSettlement']> {
  return {
    id: newId(),
    runId,
    ...about,
    charges: JSON.stringify(charges),
    stretches: JSON.stringify(stretches),
    noted: JSON.stringify(noted),
    unheld: JSON.stringify(unheld),
    blocked: blocked && JSON.stringify(blocked),
    amountGrosz: amount,
    previousGrosz: previous,
    differenceGrosz: difference.difference,
    cause: difference.cause,
    toCheck: difference.isToCheck,
  };
}
