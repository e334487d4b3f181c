import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { createWriteOff } from '#src/write-off/write-off.repo.ts';
import { addResolution } from '#test/fee-factories.ts';
import { reverse } from '#test/ledger.ts';
import { pick, which, withOne } from './pick.ts';
import type { Place } from './place.ts';

/** What of an account's debts is given up. */
export const writingOff = fc.record({
  kind: fc.constant('write-off' as const),
  part: which,
  other: which,
});

type Act = typeof writingOff extends fc.Arbitrary<infer One> ? One : never;

/** How it is done: a part, and perhaps another one of the same account. */
export const writeOffs = {
  'write-off': (db: Kysely<Database>, { parts, lane }: Place, one: Act) =>
    withOne(parts, one.part, async ({ id, settlementId }) => {
      const own = parts.filter((part) => part.settlementId === settlementId);
      const partIds = [...new Set([id, pick(own, one.other)?.id ?? id])];
      const { id: resolutionId } = await addResolution(db);
      const given = { reason: 'nieściągalna', resolutionId, clientKey: randomUUID() };
      await createWriteOff(db, { partIds, ...given, caller: lane.reader });
    }),
};

/** Takes back what was written off, before the debts that it is of; gives the entries that are left. */
export async function takeWriteOffsBack(
  db: Kysely<Database>,
  { entries }: Pick<Place, 'entries'>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from write_off where id = any (${entries}::uuid[])
  `.execute(db);
  const ids = new Set(rows.map(({ id }) => id));
  for (const id of ids) await reverse(db, id);
  return entries.filter((id) => !ids.has(id));
}
