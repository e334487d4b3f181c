import type { FoundOf } from '@grzadka/contract/search/search.model';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { instant } from '#src/core/database/wire-columns.ts';
import { type Condition, column } from '#src/core/list/conditions.ts';
import { readNearest } from './nearest-few.ts';
import { beginsSo, isSo, type Sought } from './sought.ts';

/** What is published, by its title or its name: what readers see no more comes last. */
const published = {
  news: { table: 'news', title: 'news.title', key: 'news.titleSearch' },
  notices: { table: 'notice', title: 'notice.title', key: 'notice.titleSearch' },
  documents: { table: 'document', title: 'document.name', key: 'document.nameSearch' },
} as const;

type Published = keyof typeof published;

/** The entries of a kind that are called so, that begin so, and that have the words. */
export function findPublished(
  kind: Published,
  sought: Sought,
  only?: Condition,
): RawBuilder<FoundOf<Published>> {
  const { table, title, key } = published[kind];
  const isOver = sql<SqlBool>`${column(`${table}.publicationThruDate`)} <= now()`;
  const created = column(`${table}.createdAt`);
  const search = {
    table,
    tiers: [isSo(column(key), sought), beginsSo(column(key), sought)],
    words: [sought.words(key)],
    ...(only && { only }),
    isOver,
    order: [{ by: sql`(${column(key)} collate "C")` }, { by: created, isDescending: true }],
  } as const;
  return readNearest(search, [
    sql`${column(title)} as title`,
    sql`${instant(created)} as created_at`,
    sql`coalesce(${isOver}, false) as is_over`,
  ]);
}

/** The messages with that subject, whose subject begins so, and that have the words in it. */
export function findMessages(sought: Sought): RawBuilder<FoundOf<'messages'>> {
  const key = column('message.search');
  const search = {
    table: 'message',
    tiers: [isSo(key, sought), beginsSo(key, sought)],
    words: [sought.words('message.search')],
    order: [
      { by: sql`(${key} collate "C")` },
      { by: column('message.createdAt'), isDescending: true },
    ],
  } as const;
  return readNearest(search, [
    sql`message.subject`,
    sql`message.kind`,
    sql`message.state`,
    sql`${instant(column('message.createdAt'))} as created_at`,
    sql`${instant(column('message.startedAt'))} as started_at`,
    sql`${instant(column('message.meetingAt'))} as meeting_at`,
    sql`message.meeting_place as meeting_place`,
    sql`message.reading_from as reading_from`,
    sql`message.reading_thru as reading_thru`,
  ]);
}
