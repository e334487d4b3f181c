import { setImmediate } from 'node:timers/promises';
import type { PublishedKind } from '@grzadka/contract/site/findings/findings.model';
import type { PlacedText } from '@grzadka/contract/site/findings/found-text';
import { type Kysely, sql } from 'kysely';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { textOfHtml } from './text-of-html.ts';

/** A text of a record that readers get, and its block. */
interface StoredText extends PlacedText {
  readonly block?: string;
}

/** A record with the texts that readers get of it. */
interface StoredTexts {
  readonly id: string;
  readonly texts: readonly StoredText[];
}

/** Reads the texts of records, in the order of their ids; without those that are not there. */
export type ReadTexts = (
  db: Kysely<Database>,
  ids: readonly string[],
) => Promise<readonly StoredTexts[]>;

/** The texts of such records: of news entries and notices also their titles, which versions of pages have not. */
function textsOf(table: 'news' | 'notice' | 'pageVersion'): ReadTexts {
  return async (db, ids) => {
    const owners = await db
      .selectFrom(table)
      .select(['id', 'contentId'])
      .where('id', '=', anyOf(ids))
      .$if(table !== 'pageVersion', (query) => query.select(sql<string>`title`.as('title')))
      .execute();
    return withBlocks(db, ids, owners);
  };
}

/** How the texts of each kind of record are read. */
export const storedTexts: Readonly<Record<PublishedKind, ReadTexts>> = {
  news: textsOf('news'),
  notice: textsOf('notice'),
  'page-version': textsOf('pageVersion'),
};

interface Owner {
  readonly id: string;
  readonly contentId: string;
  readonly title?: string;
}

/** The owners with their titles and the texts of their blocks, of an image what is said of it. */
async function withBlocks(
  db: Kysely<Database>,
  ids: readonly string[],
  owners: readonly Owner[],
): Promise<StoredTexts[]> {
  const blocks = await db
    .selectFrom('contentBlock')
    .select(['id', 'contentId', 'html', 'alt'])
    .where('contentId', '=', anyOf(owners.map(({ contentId }) => contentId)))
    .orderBy('position')
    .execute();
  const textsOfContent = new Map<string, StoredText[]>();
  for (const { id: block, contentId, html, alt } of blocks) {
    const texts = textsOfContent.get(contentId) ?? [];
    texts.push({
      block,
      place: texts.length + 1,
      text: html === null ? (alt ?? '') : textOfHtml(html),
    });
    textsOfContent.set(contentId, texts);
    // To read a long text takes a while, in which others are served.
    await setImmediate();
  }
  const byId = new Map(owners.map((owner) => [owner.id, owner]));
  return [...new Set(ids)].flatMap((id) => {
    const owner = byId.get(id);
    if (owner === undefined) return [];
    const { title, contentId } = owner;
    const ofBlocks = textsOfContent.get(contentId) ?? [];
    const ofTitle = title === undefined ? [] : [{ place: 'title' as const, text: title }];
    return [{ id, texts: [...ofTitle, ...ofBlocks] }];
  });
}

/** Any of the ids; those that no record can have are left out. */
function anyOf(ids: readonly string[]) {
  return sql<string>`any(${ids.filter(isRecordId)}::uuid[])`;
}
