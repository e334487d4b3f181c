import { sitePaths } from '@grzadka/contract/site/site.paths';
import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { feedSize } from '@grzadka/server/src/site/machines/atom-feed.ts';
import { readSitemap } from '@grzadka/server/src/site/machines/sitemap.ts';
import { partOf } from '@grzadka/server/src/site/pages/list-page.ts';
import { onStart } from '@grzadka/server/src/site/pages/start-page.ts';
import { listDocuments } from '@grzadka/server/src/site/published/published-documents.ts';
import {
  getEntry,
  listEntries,
  listForStart,
  readEntries,
} from '@grzadka/server/src/site/published/published-entries.ts';
import { getPublishedImage } from '@grzadka/server/src/site/published/published-images.ts';
import { searchPublished } from '@grzadka/server/src/site/published/search-published.ts';
import { imagePath, pathOf } from '@grzadka/server/src/site/site-links.ts';
import type { Kysely } from 'kysely';
import type { Key } from '../cases/case.ts';

/** A page of the site, and what of it is asked of the database. */
export interface MadePage {
  readonly name: string;
  /** SQL that selects what the requests are about; they take the rows in turn. */
  readonly keys: string;
  /** Its path below the root of the site. */
  readonly path: (key: Key) => string;
  /** The page's own statements, without its settings. */
  readonly read: (db: Kysely<Database>, key: Key) => Promise<unknown>;
  /** Milliseconds within which 95 of 100 are to be answered. */
  readonly atMost: number;
}

/** Of what every page is asked. */
const usual = { keys: 'select null', atMost: 15 } as const;

/** The pages whose making is measured, by what the bare server knows them by. */
export const madePages: Readonly<Record<string, MadePage>> = {
  start: {
    ...usual,
    name: 'the start page',
    path: () => sitePaths.start,
    read: (db) => listForStart(db, onStart),
  },
  firstPage: listPage('news, page 1', 'select 1'),
  secondPage: listPage('news, page 2', 'select 2'),
  middlePage: listPage('news, a page in the middle', 'select generate_series(1200, 1300)'),
  lastPages: listPage('news, one of the last pages', 'select generate_series(2600, 2650)'),
  entry: {
    ...usual,
    name: 'a news entry',
    keys: `select id, title from news
      where publication_from_date < now() and publication_thru_date is null order by id limit 500`,
    path: ([id = '', title = '']) => pathOf('news', { id, title }),
    read: (db, [id = '']) => getEntry(db, 'news', id),
  },
  documents: {
    ...usual,
    name: 'documents',
    path: () => sitePaths.documents,
    read: (db) => listDocuments(db, partOf(1)),
  },
  rarePhrase: search('a rare phrase', 'select name from document order by id limit 500'),
  commonPhrase: search(
    'a common phrase',
    "select unnest(array['zebranie', 'wody', 'termin', 'konkurs', 'remont', 'nr'])",
  ),
  feed: {
    ...usual,
    name: 'the feed of the news',
    path: () => sitePaths.newsFeed,
    read: (db) => readEntries(db, 'news', { skip: 0, take: feedSize }),
  },
  image: {
    ...usual,
    name: 'an image',
    keys: 'select id, width from image order by id desc limit 1',
    path: ([id = '', width]) => imagePath(id, Number(width)),
    read: (db, [id = '']) => getPublishedImage(db, id),
  },
  sitemap: {
    ...usual,
    name: 'the sitemap of 50,000 addresses',
    path: () => sitePaths.sitemap,
    read: (db) => readSitemap(db),
    atMost: 1_000,
  },
};

function listPage(name: string, keys: string): MadePage {
  return {
    ...usual,
    name,
    keys,
    path: ([page]) => `${sitePaths.news}?strona=${page}`,
    read: (db, [page]) => listEntries(db, 'news', partOf(Number(page))),
  };
}

function search(name: string, keys: string): MadePage {
  return {
    ...usual,
    name: `search for ${name}`,
    keys,
    path: ([phrase = '']) => `${sitePaths.search}?fraza=${encodeURIComponent(phrase)}`,
    read: (db, [phrase = '']) => searchPublished(db, phrase, partOf(1)),
  };
}
