import type { Insertable, Kysely } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { addMeter } from './factories.ts';

/** A reading that waits for a decision, reported by Jan Kowalski, by default of a meter of its own. */
export async function addSubmission(
  db: Kysely<Database>,
  given: Partial<Insertable<Database['submission']>> = {},
): Promise<{ id: string; meterId: string }> {
  const id = newId();
  const meterId = given.meterId ?? (await addMeter(db)).id;
  await db
    .insertInto('submission')
    .values({
      id,
      value: '7',
      measuredAt: '2026-07-05T10:00:00.000Z',
      channel: 'self',
      submittedByFirstName: 'Jan',
      submittedByLastName: 'Kowalski',
      ...given,
      meterId,
    })
    .execute();
  return { id, meterId };
}
