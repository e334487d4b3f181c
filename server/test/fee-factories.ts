import type { Kysely, Updateable } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';

type Db = Kysely<Database>;

let count = 0;

/** A number that no other record of this test file has had. */
function next(): number {
  count += 1;
  return count;
}

/** A resolution of the general meeting of spring 2026 unless told otherwise. */
export async function addResolution(db: Db, given: Updateable<Database['resolution']> = {}) {
  const values = {
    id: newId(),
    number: `${next()}/2026`,
    body: 'general-meeting' as const,
    adoptedOn: '2026-04-18',
    subject: 'Opłaty na 2026 rok',
    ...given,
  };
  await db.insertInto('resolution').values(values).execute();
  return { id: values.id, number: values.number };
}

/** An active kind of fee that comes behind all others. */
export async function addFeeKind(db: Db, given: Updateable<Database['feeKind']> = {}) {
  const own = next();
  const values = {
    id: newId(),
    name: `Opłata ${own}`,
    code: `X${own}`,
    purpose: 'management' as const,
    position: 900,
    interest: true,
    active: true,
    ...given,
  };
  await db.insertInto('feeKind').values(values).execute();
  return { id: values.id, name: values.name };
}
