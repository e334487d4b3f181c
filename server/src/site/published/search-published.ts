import { type PageId, pageNames } from '@grzadka/contract/page/page.model';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { column } from '#src/core/list/conditions.ts';
import { containsWordsIn } from '#src/core/list/search.ts';
import { slugOf } from '../slug.ts';
import { type Published, readNewest } from './newest-published.ts';
import type { ListedTable, Part } from './published-in-order.ts';
import { formsPattern } from './word-forms.ts';

const searched = {
  news: 'news.titleSearch',
  notice: 'notice.titleSearch',
  document: 'document.nameSearch',
} as const satisfies Record<ListedTable, string>;

/**
 * A part of what is published now and has every word of a phrase in its title or name, as a part of a word or as a word in another
 * form of it (docs/product/site.md#search), the newest first.
 */
export async function searchPublished(
  db: Kysely<Database>,
  phrase: string,
  part: Part,
): Promise<Published[]> {
  const { patterns, others } = readPhrase(phrase);
  const containsIn =
    others.length > 0 && (await containsWordsIn(db, Object.values(searched), others.join(' ')));
  const kinds = (['news', 'notice', 'document'] as const).map((kind) => {
    const conditions = patterns.map(
      (pattern) => sql`${column(searched[kind])} ~ ${pattern('\\m', '\\M')}`,
    );
    if (containsIn) conditions.push(containsIn(searched[kind]));
    return { kind, condition: sql<boolean>`${sql.join(conditions, sql` and `)}` };
  });
  return readNewest(db, kinds, part);
}

/** The fixed pages whose names have every word of a phrase, in any form of it. */
export function findPages(phrase: string): PageId[] {
  const { patterns, others } = readPhrase(phrase);
  const words = others.map(slugOf);
  if (patterns.length === 0 && words.every((word) => word === '')) return [];
  const expressions = patterns.map((pattern) => new RegExp(pattern('\\b', '\\b')));
  return (Object.keys(pageNames) as PageId[]).filter((id) => {
    const name = slugOf(pageNames[id]);
    return (
      expressions.every((expression) => expression.test(name)) &&
      words.every((word) => name.includes(word))
    );
  });
}

/** A regular expression, by the signs for where a word begins and ends, in which JavaScript and PostgreSQL differ. */
type Pattern = (begin: string, end: string) => string;

/** The words of a phrase: patterns of those that have forms, and the others as they are. */
function readPhrase(phrase: string): {
  readonly patterns: readonly Pattern[];
  readonly others: readonly string[];
} {
  const patterns: Pattern[] = [];
  const others: string[] = [];
  for (const word of phrase.split(/\s+/u)) {
    // A word that slugOf would cut or divide is none of letters alone.
    const letters = slugOf(word);
    const forms = letters.length === word.normalize('NFC').length ? formsPattern(letters) : null;
    if (forms === null) others.push(word);
    else patterns.push((begin, end) => `${letters}|${begin}${forms}${end}`);
  }
  return { patterns, others };
}
