import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { containsWords } from '#src/core/list/search.ts';
import { type ListedTable, partInOrder, type Part } from './published-in-order.ts';

/** What a phrase finds. */
export interface Found {
  readonly kind: ListedTable;
  readonly id: string;
  /** The title of an entry, the name of a document. */
  readonly title: string;
  /** UTC. */
  readonly publicationFromDate: string;
}

const searched = { news: 'title', notice: 'title', document: 'name' } as const;

/** A part of what is published now and has every word of a phrase in its title or name, the newest first. */
export async function searchPublished(
  db: Kysely<Database>,
  phrase: string,
  { skip, take }: Part,
): Promise<Found[]> {
  const all = { skip: 0, take: skip + take };
  const kinds = await Promise.all(
    (['news', 'notice', 'document'] as const).map(async (kind) => {
      const title = searched[kind];
      const hasWords = await containsWords(
        db,
        kind === 'document' ? 'document.nameSearch' : `${kind}.titleSearch`,
        phrase,
      );
      return sql`
        select ${sql.lit(kind)} as kind, one.id, ${sql.ref(title)} as title, publication_from_date
        from (${partInOrder(kind, all, hasWords)}) as listed
        join ${sql.table(kind)} as one using (id)
      `;
    }),
  );
  const { rows } = await sql<Found>`
    select * from (${sql.join(kinds, sql` union all `)}) as found
    order by publication_from_date desc, id desc
    limit ${take} offset ${skip}
  `.execute(db);
  return rows;
}
