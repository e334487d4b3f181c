import { type Kysely, type RawBuilder, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { isPublished } from '#src/core/publication/period.ts';
import {
  beginningOf,
  firstPictureOf,
  type PublishedBlock,
  type PublishedPicture,
  publishedBlocks,
} from './published-blocks.ts';
import { type Part, partInOrder, publishedInOrder } from './published-in-order.ts';

/** What has a title and blocks and is found in a list. */
export type EntryKind = 'news' | 'notice';

/** An entry in a list. */
export interface ListedEntry {
  readonly id: string;
  readonly title: string;
  /** UTC. */
  readonly publicationFromDate: string;
  readonly isPinned: boolean;
  /** Until when it is pinned, UTC; null where it is not, or without end. */
  readonly pinnedUntil: string | null;
  /** The HTML its text begins with, cut anywhere. */
  readonly beginning: string;
  /** Its first image. */
  readonly picture: PublishedPicture | null;
}

/** An entry with its content. */
export interface PublishedEntry extends Omit<ListedEntry, 'beginning' | 'picture'> {
  readonly updatedAt: string;
  readonly blocks: readonly PublishedBlock[];
}

/** What leads to an entry. */
type NamedEntry = Pick<ListedEntry, 'id' | 'title'>;

/** The entries that were published just before and just after one, pinned or not; null at the ends. */
export interface Neighbours {
  readonly newer: NamedEntry | null;
  readonly older: NamedEntry | null;
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
      ${pinColumns(kind)}, ${beginningOf(sql`entry.content_id`)} as beginning,
      ${firstPictureOf(sql`entry.content_id`)} as picture, place
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

/** An entry that is published now, with its content and its neighbours; 404 for any other. */
export async function getEntry(
  db: Kysely<Database>,
  kind: EntryKind,
  id: string,
): Promise<PublishedEntry & Neighbours> {
  const own = sql`${isPublished(kind)} and id = ${recordId(id)}`;
  return getWhere<PublishedEntry & Neighbours>(db, kind, {
    condition: own,
    columns: sql`${wholeColumns(kind)},
      ${neighbour(kind, 'newer')} as newer, ${neighbour(kind, 'older')} as older`,
  });
}

/** An entry as it would be if it were published now, unless it has a day already; 404 without one. */
export function previewEntry(
  db: Kysely<Database>,
  kind: EntryKind,
  id: string,
): Promise<PublishedEntry> {
  const condition = sql`id = ${recordId(id)}`;
  return getWhere<PublishedEntry>(db, kind, { condition, columns: wholeColumns(kind) });
}

async function getWhere<Entry>(
  db: Kysely<Database>,
  kind: EntryKind,
  { condition, columns }: { condition: RawBuilder<unknown>; columns: RawBuilder<unknown> },
): Promise<Entry> {
  const { rows } = await sql<Entry>`
    select ${columns} from (
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
    ${pinColumns(kind)},
    greatest(entry.updated_at, entry.publication_from_date, (
      select max(updated_at) from content_block where content_id = entry.content_id
    )) as updated_at,
    ${publishedBlocks(sql`entry.content_id`)} as blocks
  `;
}

/** Whether an entry is pinned now, and until when. */
function pinColumns(kind: EntryKind): RawBuilder<unknown> {
  if (kind === 'news') return sql`false as is_pinned, null::timestamptz as pinned_until`;
  const isIt = sql`(entry.pin_from_date <= now() and coalesce(entry.pin_thru_date > now(), true))`;
  return sql`coalesce(${isIt}, false) as is_pinned,
    case when ${isIt} then entry.pin_thru_date end as pinned_until`;
}

/** The entry next to one, read off the index in which lists have them; null without one. */
function neighbour(kind: EntryKind, side: keyof Neighbours): RawBuilder<unknown> {
  const [comparison, order] =
    side === 'newer'
      ? [sql`>`, sql`publication_from_date asc nulls first, id asc`]
      : [sql`<`, sql`publication_from_date desc nulls last, id desc`];
  return sql`(
    select json_build_object('id', id, 'title', title) from ${sql.table(kind)}
    where ${isPublished(kind)}
      and (publication_from_date, id) ${comparison} (entry.publication_from_date, entry.id)
    order by ${order} limit 1
  )`;
}
