import { mayRole } from '@grzadka/contract/core/access/permissions';
import type { Role } from '@grzadka/contract/core/access/roles';
import { daysBetween } from '@grzadka/contract/core/time/calendar-steps';
import type { Deadline } from '@grzadka/contract/deadline/deadline.model';
import { type Kysely, sql } from 'kysely';
import { findBackupDeadline } from '#src/backup/backup.deadline.ts';
import { unclearLinesDeadlines } from '#src/bank/unclear-lines.deadline.ts';
import { entryNoticeDeadlines } from '#src/campaign/entry-notice.deadline.ts';
import { feesKnownDeadlines } from '#src/charge/fees-known.deadline.ts';
import { feesResolvedDeadlines } from '#src/charge/fees-resolved.deadline.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { DeadlineContext, DeadlineSource } from '#src/core/inspection/deadline.ts';
import { annualFinancesDeadlines } from '#src/document/annual-finances.deadline.ts';
import { oldRateDeadlines } from '#src/interest-rate/old-rate.deadline.ts';
import { unsentNoticeDeadlines } from '#src/message/unsent-notice.deadline.ts';
import { warningTermDeadlines } from '#src/message/warning-term.deadline.ts';
import { legalisationDeadlines } from '#src/meter/legalisation.deadline.ts';
import { unansweredRequestDeadlines } from '#src/personal-data/unanswered-request.deadline.ts';
import { transferDeadlines } from '#src/transfer-application/transfer.deadline.ts';
import { offerDeadlines } from '#src/waiting/offer.deadline.ts';

/** Where the deadlines of each kind of the contract come from, one line each: docs/recipes.md, "Add a countdown". */
const deadlineSources: Readonly<Record<Deadline['kind'], DeadlineSource>> = {
  'fees-resolved': feesResolvedDeadlines,
  'fees-known': feesKnownDeadlines,
  'annual-finances': annualFinancesDeadlines,
  transfer: transferDeadlines,
  'plot-offer': offerDeadlines,
  'unsent-notice': unsentNoticeDeadlines,
  'entry-notice': entryNoticeDeadlines,
  'warning-term': warningTermDeadlines,
  legalisation: legalisationDeadlines,
  'unclear-lines': unclearLinesDeadlines,
  'old-rate': oldRateDeadlines,
  'unanswered-request': unansweredRequestDeadlines,
  backup: findBackupDeadline,
};

interface Asking extends DeadlineContext {
  readonly db: Kysely<Database>;
  readonly role: Role;
  /** The day in the gardens. */
  readonly today: string;
}

/**
 * What is due, as far as the role may read it, in the order of its last days: what is due now stands with what ends today. One
 * statement asks for all that stands in tables (docs/product/deadlines.md#order).
 */
export async function readDeadlines({ db, role, today, ...context }: Asking): Promise<Deadline[]> {
  const sources = Object.values(deadlineSources).filter(({ definition }) =>
    mayRole(role, definition.permission),
  );
  const rowsOf = await readRows(db, sources, today);
  const told = await Promise.all(
    sources.map(async ({ definition: { kind }, tell }) =>
      (await tell(rowsOf(kind), today, context)).map((deadline) => ({
        kind,
        ...deadline,
        daysLeft: deadline.on === null ? null : daysBetween(today, deadline.on),
      })),
    ),
  );
  const lastDay = ({ on }: { on: string | null }) => on ?? today;
  return told.flat().toSorted(
    (one, other) => lastDay(one).localeCompare(lastDay(other)) || one.id.localeCompare(other.id),
    // The schema of the reply parses each by its kind.
  ) as Deadline[];
}

/** Asks for the rows of these sources, all at once; gives those of a kind. */
async function readRows(
  db: Kysely<Database>,
  sources: readonly DeadlineSource[],
  today: string,
): Promise<(kind: string) => readonly unknown[]> {
  const parts = sources.flatMap(({ definition, rows }) =>
    rows === undefined ? [] : [{ kind: definition.kind, query: rows(today) }],
  );
  if (parts.length === 0) return () => [];
  const { rows } = await sql<{ kind: string; rows: readonly unknown[] }>`${sql.join(
    parts.map(
      ({ kind, query }) => sql`
        select ${sql.lit(kind)} as kind, coalesce(json_agg(told), '[]') as rows from (${query}) told`,
    ),
    sql` union all `,
  )}`.execute(db);
  const byKind = new Map(rows.map((part) => [part.kind, part.rows]));
  return (kind) => byKind.get(kind) ?? [];
}
