import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** Lets days go by for the notices: to them it is as if they had begun and ended so much earlier. */
export async function passDays(db: Kysely<Database>, days: number): Promise<void> {
  const earlier = (column: string) =>
    sql<string | null>`${sql.ref(column)} - make_interval(days => ${days})`;
  await db
    .updateTable('notice')
    .set({
      publicationFromDate: earlier('publicationFromDate'),
      publicationThruDate: earlier('publicationThruDate'),
      pinFromDate: earlier('pinFromDate'),
      pinThruDate: earlier('pinThruDate'),
    })
    .execute();
}
