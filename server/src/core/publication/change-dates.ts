import type { DespiteFindings } from '@grzadka/contract/core/publication/despite-findings';
import { publishedNow } from '@grzadka/contract/core/publication/next-dates';
import type { PinDates, PublicationDates } from '@grzadka/contract/core/publication/publication';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Actor } from '../change/audit-entry.ts';
import {
  type ChangeTransaction,
  change,
  lockRecord,
  type RecordKind,
  updateLocked,
} from '../change/change.ts';
import type { Database } from '../database/tables.ts';
import { pinnedUntil, publicationEndedOrRefused } from './next-dates.ts';
import type { PinnedTable, PublishedTable } from './period.ts';

/**
 * Sets the dates of a locked record to those that are to follow at the database's time, which is UTC. The
 * audit hears nothing of dates that stay as they are, unless it is to know something besides.
 */
export async function setDates(
  tx: ChangeTransaction,
  kind: RecordKind<PublishedTable>,
  {
    before,
    next,
    despiteFindings,
  }: {
    before: Selectable<Database[PublishedTable]>;
    next: (now: string) => PublicationDates | PinDates;
  } & DespiteFindings,
): Promise<void> {
  const told = despiteFindings && { despiteFindings };
  // Not the transaction's own time, which may be from before the record was locked.
  const time = sql<string>`clock_timestamp()`.as('now');
  const { now } = await tx.trx.selectNoFrom(time).executeTakeFirstOrThrow();
  const set = next(now);
  const isSame = Object.entries(set).every(([name, date]) => Reflect.get(before, name) === date);
  if (isSame && !told) return;
  // Kysely cannot follow a table that is a parameter: one with both pairs of dates stands for any.
  const pinned = { kind: kind as RecordKind<PinnedTable>, before: before as PinnedRow };
  await updateLocked(tx, pinned.kind, { before: pinned.before, set, told });
}

type PinnedRow = Selectable<Database[PinnedTable]>;

/** Publishes one record now, and ends its publication: what is done to many of them. */
export function publicationActions(
  db: Kysely<Database>,
  kind: RecordKind<PublishedTable>,
  caller: Actor,
) {
  const changeDates = (
    id: string,
    next: (dates: PublicationDates, now: string) => PublicationDates,
    answer: DespiteFindings = {},
  ) =>
    change(db, caller, async (tx) => {
      const before = await lockRecord(tx, kind, { id, ifMatch: undefined });
      await setDates(tx, kind, { ...answer, before, next: (now) => next(before, now) });
    });
  return {
    'publish-now': (id: string, { despiteFindings }: DespiteFindings) =>
      changeDates(id, publishedNow, { despiteFindings }),
    'end-publication': (id: string) => changeDates(id, publicationEndedOrRefused),
  };
}

/** The same, and pins one until an instant. */
export function pinActions(db: Kysely<Database>, kind: RecordKind<PinnedTable>, caller: Actor) {
  return {
    ...publicationActions(db, kind, caller),
    'pin-until': (id: string, { until }: { until: string }) =>
      change(db, caller, async (tx) => {
        const before = await lockRecord(tx, kind, { id, ifMatch: undefined });
        await setDates(tx, kind, { before, next: (now) => pinnedUntil(before, { until, now }) });
      }),
  };
}
