import { gardenTimeZone } from '@grzadka/contract/core/time/time-zone';
import { exportDays } from '@grzadka/contract/personal-data/personal-data.model';
import {
  type RetentionItem,
  type RetentionKind,
  retentionRules,
} from '@grzadka/contract/retention/retention.model';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { keptEntries } from '#src/audit/delete-old-entries.ts';
import { keptBankFiles } from '#src/bank/importing/delete-old-files.ts';
import { keptHandovers } from '#src/board-handover/delete-old-handovers.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { Kept } from '#src/core/inspection/kept.ts';
import { keptUnused } from '#src/document/sweep-storage.ts';
import { keptRecipients } from '#src/message/keeping/delete-old-recipients.ts';
import { keptPhotos } from '#src/submission/photo/delete-old-photos.worker.ts';
import { keptWaiting } from '#src/waiting/forget-waiting.ts';

/** Where the rows of each kind of the contract are; null of what goes at once. */
const sources: Readonly<Record<RetentionKind, Kept | null>> = {
  'mail-bodies': null,
  'reading-photos': keptPhotos,
  'message-recipients': keptRecipients,
  'bank-files': keptBankFiles,
  audit: keptEntries,
  'unused-objects': keptUnused,
  waiting: keptWaiting,
  'board-handovers': keptHandovers,
  'personal-exports': {
    rows: sql`personal_export`,
    since: sql`personal_export.created_at`,
    period: sql`make_interval(days => ${sql.lit(exportDays)})`,
  },
};

/** By when of a night all jobs that delete have begun, Polish time, and the rest of the day. */
const nightly = sql`interval '4 hours'`;
const untilNight = sql`interval '20 hours'`;

/** What is kept for a time alone, in the order of the contract, by one statement. */
export async function readRetention(db: Kysely<Database>): Promise<RetentionItem[]> {
  const kinds = Object.keys(retentionRules) as RetentionKind[];
  const parts = kinds.flatMap((kind) => {
    const source = sources[kind];
    return source === null ? [] : [nextOf(kind, source)];
  });
  const { rows } = await sql<RetentionItem>`${sql.join(parts, sql` union all `)}`.execute(db);
  const found = new Map(rows.map((row) => [row.kind, row]));
  return kinds.map((kind) => found.get(kind) ?? { kind, nextOn: null, count: 0 });
}

/**
 * The night in which the first rows go, which is the next one where they are due already, and how many go by then. Rows are compared by
 * `since` alone, so that an index on it serves.
 */
function nextOf(kind: RetentionKind, { rows, since, period }: Kept): RawBuilder<unknown> {
  const zone = sql.lit(gardenTimeZone);
  return sql`(
    select ${sql.lit(kind)} as kind, next_on,
      case when next_on is null then 0 else (
        select count(*)::integer from ${rows}
        where ${since} <= ((next_on + ${nightly}) at time zone ${zone}) - ${period}
      ) end as count
    from (
      select case when first is not null then (
        (greatest(first + ${period}, now()) at time zone ${zone}) + ${untilNight}
      )::date end as next_on
      from (select min(${since}) as first from ${rows}) as begun
    ) as night
  )`;
}
