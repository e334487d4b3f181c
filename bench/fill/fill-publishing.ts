import type { Database } from '@grzadka/server/src/core/database/tables.ts';
import { dropIndexes } from '@grzadka/server/test/dropped-indexes.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DataSet } from './data-sets.ts';
import { inSlices, pick, share } from './slices.ts';

const subjects = [
  'Zebranie sprawozdawcze',
  'Przerwa w dostawie wody',
  'Termin opłat',
  'Wywóz gałęzi',
  'Konkurs na najładniejszą działkę',
  'Odczyty liczników',
  'Remont alejki',
  'Dyżury zarządu',
];

const title = sql`${pick(subjects, 11)} || ' nr ' || i`;

/** Somewhere in the last five years. */
const begun = sql`now() - (hashint8extended(i, 12) & 2147483647) % 2628000 * interval '1 minute'`;

/** A tenth was never published, half has an end, which lies before or behind us. */
const publishedFrom = sql`case when ${share(13)} < 90 then ${begun} end`;
const publishedThru = sql`case when ${share(13)} < 50 then ${begun} + ${share(14)} * interval '10 day' end`;
/** One in fifty is pinned, and stays so. */
const pinnedFrom = sql`case when ${share(15)} < 2 then ${begun} end`;

/**
 * Fills what is published: entries and page versions with one text each, documents and drafts of messages. Of the
 * documents there is nothing in the storage, so that they can be listed but not downloaded.
 */
export async function fillPublishing(db: Kysely<Database>, set: DataSet): Promise<void> {
  const makeIndexes = await dropIndexes(db, [
    'news',
    'notice',
    'page_version',
    'document',
    'message',
  ]);
  await inSlices(set.news, (numbers) =>
    withText(
      numbers,
      sql`
        insert into news
          (id, content_id, title, publication_from_date, publication_thru_date, created_at)
        select id, content_id, ${title}, ${publishedFrom}, ${publishedThru}, ${begun} from made
      `,
    ).execute(db),
  );
  await inSlices(set.notices, (numbers) =>
    withText(
      numbers,
      sql`
        insert into notice
          (id, content_id, title, publication_from_date, publication_thru_date, pin_from_date, created_at)
        select id, content_id, ${title}, ${publishedFrom}, ${publishedThru}, ${pinnedFrom}, ${begun}
        from made
      `,
    ).execute(db),
  );
  await inSlices(set.pageVersions, (numbers) =>
    withText(
      numbers,
      sql`
        insert into page_version
          (id, page_id, content_id, publication_from_date, publication_thru_date, created_at)
        select id, 'oplaty', content_id, ${publishedFrom}, ${publishedThru}, ${begun} from made
      `,
    ).execute(db),
  );
  await inSlices(set.documents, (numbers) => fillDocuments(numbers).execute(db));
  await inSlices(set.messages, (numbers) => fillMessages(numbers).execute(db));
  await makeIndexes();
}

/** Drafts: what was sent has recipients, which the demo makes. */
function fillMessages(numbers: RawBuilder<unknown>) {
  return sql`
    insert into message (id, kind, subject, html, created_at)
    select uuidv7(), 'information', ${title}, '<p>Treść.</p>', ${begun} from ${numbers}
  `;
}

/** A statement that inserts `made` rows (`i`, `id`, `content_id`), each with a text. */
function withText(numbers: RawBuilder<unknown>, insertion: RawBuilder<unknown>) {
  return sql`
    with made as materialized (
      select i, uuidv7() as id, uuidv7() as content_id from ${numbers}
    ),
    contents as (insert into content (id) select content_id from made),
    texts as (
      insert into content_block (id, content_id, position, block_type, html)
      select uuidv7(), content_id, 1, 'HtmlText', '<p>' || repeat('Treść. ', 100) || '</p>'
      from made
    )
    ${insertion}
  `;
}

function fillDocuments(numbers: RawBuilder<unknown>) {
  return sql`
    with made as materialized (select i, uuidv7() as id from ${numbers}),
    objects as (insert into stored_object (id) select id from made)
    insert into document (
      id, object_id, name, file_name, content_type, size,
      publication_from_date, publication_thru_date, pin_from_date, created_at
    )
    select
      id, id, ${title}, 'dokument-' || i || '.pdf', 'application/pdf', 1000 + i * 37 % 5000000,
      ${publishedFrom}, ${publishedThru}, ${pinnedFrom}, ${begun}
    from made
  `;
}
