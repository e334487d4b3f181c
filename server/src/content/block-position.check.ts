import { blockPositionCheck } from '@grzadka/contract/content/block-position.check';
import { sql } from 'kysely';
import { bindCheck } from '#src/core/inspection/check.ts';
import { idRanges } from '#src/core/inspection/id-ranges.ts';
import { findContentOwners } from './content-owners.ts';

/** Finds the owners of content whose blocks are not at 1, 2, 3 and so on. */
export const checkBlockPositions = bindCheck(blockPositionCheck, async function* ({ db }) {
  for await (const isInRange of idRanges(db, 'content')) {
    const { rows } = await sql<{ id: string }>`
      select content_id as id
      from content_block
      where ${isInRange('content_id')}
      group by content_id
      having (min(position), max(position), count(distinct position)) <> (1, count(*), count(*))
    `.execute(db);
    // Asked for by themselves: joined to every portion, they would be looked through as often.
    const owners =
      rows.length === 0
        ? []
        : await findContentOwners(
            db,
            rows.map(({ id }) => id),
          );
    yield { findings: owners.map((record) => ({ record })) };
  }
});
