import { type Kysely, type RawBuilder, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { isPublished } from '#src/core/publication/period.ts';
import { type Part, partInOrder, publishedInOrder } from './published-in-order.ts';
import { beginningOf, type PublishedBlock, publishedBlocks } from './published-blocks.ts';

/** What has a title and blocks and is found in a list. */
export type EntryKind = 'news' | 'notice';

/** An entry in a list. */
export interface ListedEntry {
  readonly id: string;
  readonly title: string;
  /** UTC. */
  readonly publicationFromDate: string;
  /** Until when it is pinned, UTC; null where it is not. */
  readonly pinnedUntil: string | null;
  /** The HTML its text begins with, cut anywhere. */
  readonly beginning: string;
}

/** An entry with its content. */
export interface PublishedEntry extends Omit<ListedEntry, 'beginning'> {
  readonly updatedAt: string;
  readonly blocks: readonly PublishedBlock[];
}

/** A part of the entries of a kind that are published now, in the site's order. */
export async function listEntries(
  db: Kysely<Database>,
  kind: EntryKind,
  part: Part,
): Promise<ListedEntry[]> {
  const { rows } = await sql<ListedEntry>`
    ${listed(kind, partInOrder(kind, part))} order by place
  `.execute(db);
  return rows;
}

/** What the start page shows: no more than so many pinned notices, and so many of the newest of each kind. */
export async function listForStart(
  db: Kysely<Database>,
  { pinned, newest }: { pinned: number; newest: number },
): Promise<(ListedEntry & { readonly kind: EntryKind })[]> {
  const most = { pinned, others: newest };
  const { rows } = await sql<ListedEntry & { kind: EntryKind }>`
    ${listed('notice', publishedInOrder('notice', most))}
    union all ${listed('news', publishedInOrder('news', most))}
    order by kind, place
  `.execute(db);
  return rows;
}

function listed(kind: EntryKind, ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select ${sql.lit(kind)} as kind, entry.id, title, publication_from_date,
      ${pinnedUntil(kind)} as pinned_until, ${beginningOf(sql`entry.content_id`)} as beginning, place
    from (${ids}) as listed
    join ${sql.table(kind)} as entry using (id)
  `;
}

/** A part of the entries with their whole texts, as feeds have them. */
export async function readEntries(
  db: Kysely<Database>,
  kind: EntryKind,
  part: Part,
): Promise<PublishedEntry[]> {
  return readWhole(db, kind, partInOrder(kind, part));
}

/** The pinned notices in their order, no more than so many. */
export async function readPinnedNotices(
  db: Kysely<Database>,
  most: number,
): Promise<PublishedEntry[]> {
  return readWhole(db, 'notice', publishedInOrder('notice', { pinned: most, others: 0 }));
}

async function readWhole(
  db: Kysely<Database>,
  kind: EntryKind,
  ids: RawBuilder<unknown>,
): Promise<PublishedEntry[]> {
  const { rows } = await sql<PublishedEntry>`
    select ${wholeColumns(kind)}
    from (${ids}) as listed
    join ${sql.table(kind)} as entry using (id)
    order by place
  `.execute(db);
  return rows;
}

/** An entry that is published now, with its content; 404 for any other. */
export function getEntry(
  db: Kysely<Database>,
  kind: EntryKind,
  id: string,
): Promise<PublishedEntry> {
  return getWhere(db, kind, sql`${isPublished(kind)} and id = ${recordId(id)}`);
}

/** An entry as it would be if it were published now, unless it has a day already; 404 without one. */
export function previewEntry(
  db: Kysely<Database>,
  kind: EntryKind,
  id: string,
): Promise<PublishedEntry> {
  return getWhere(db, kind, sql`id = ${recordId(id)}`);
}

async function getWhere(
  db: Kysely<Database>,
  kind: EntryKind,
  condition: RawBuilder<unknown>,
): Promise<PublishedEntry> {
  const { rows } = await sql<PublishedEntry>`
    select ${wholeColumns(kind)} from (
      select * from ${sql.table(kind)} where ${condition}
    ) as entry
  `.execute(db);
  const [entry] = rows;
  if (!entry) throw notFound();
  return entry;
}

function wholeColumns(kind: EntryKind): RawBuilder<unknown> {
  return sql`
    entry.id, entry.title, coalesce(entry.publication_from_date, now()) as publication_from_date,
    ${pinnedUntil(kind)} as pinned_until,
    greatest(entry.updated_at, entry.publication_from_date, (
      select max(updated_at) from content_block where content_id = entry.content_id
    )) as updated_at,
    ${publishedBlocks(sql`entry.content_id`)} as blocks
  `;
}

function pinnedUntil(kind: EntryKind): RawBuilder<unknown> {
  if (kind === 'news') return sql`null::timestamptz`;
  return sql`case
    when entry.pin_from_date <= now() and entry.pin_thru_date > now() then entry.pin_thru_date
  end`;
}
