import { type PageId, pageNames } from '@grzadka/contract/page/page.model';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { containsWordsIn } from '#src/core/list/search.ts';
import { slugOf } from '../slug.ts';
import { type Published, readNewest } from './newest-published.ts';
import type { ListedTable, Part } from './published-in-order.ts';

const searched = {
  news: 'news.titleSearch',
  notice: 'notice.titleSearch',
  document: 'document.nameSearch',
} as const satisfies Record<ListedTable, string>;

/** A part of what is published now and has every word of a phrase in its title or name, the newest first. */
export async function searchPublished(
  db: Kysely<Database>,
  phrase: string,
  part: Part,
): Promise<Published[]> {
  const containsIn = await containsWordsIn(db, Object.values(searched), phrase);
  const kinds = (['news', 'notice', 'document'] as const).map((kind) => ({
    kind,
    condition: containsIn(searched[kind]),
  }));
  return readNewest(db, kinds, part);
}

/** The fixed pages whose names have every word of a phrase. */
export function findPages(phrase: string): PageId[] {
  const words = slugOf(phrase);
  if (words === '') return [];
  return (Object.keys(pageNames) as PageId[]).filter((id) =>
    words.split('-').every((word) => slugOf(pageNames[id]).includes(word)),
  );
}
