import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { plannedEachTime } from '#src/core/database/prepared-statements.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { isPublished } from '#src/core/publication/period.ts';
import type { ListedTable, Part } from './published-in-order.ts';

/** What is published, of any kind. */
export interface Published {
  readonly kind: ListedTable;
  readonly id: string;
  /** The title of an entry, the name of a document. */
  readonly title: string;
  /** UTC. */
  readonly publicationFromDate: string;
  /** When it was published or last changed, with its texts and images; UTC. */
  readonly changedAt: string;
}

/** A kind, and the condition for those that are wanted. */
export interface Wanted {
  readonly kind: ListedTable;
  readonly condition: RawBuilder<SqlBool>;
}

/**
 * A part of what is published now of several kinds together, the newest first, pinned or not. All kinds are read off
 * their indexes side by side, as far as the part reaches; titles are fetched of the part alone.
 */
export async function readNewest(
  db: Kysely<Database>,
  kinds: readonly Wanted[],
  { skip, take }: Part,
): Promise<Published[]> {
  const inOrder = sql`order by publication_from_date desc nulls last, id desc`;
  // Without a limit of its own each kind would be fetched as a whole.
  const ofKinds = kinds.map(
    ({ kind, condition }) => sql`(
      select ${sql.lit(kind)} as kind, id, publication_from_date from ${sql.table(kind)}
      where ${isPublished(kind)} and ${condition}
      ${inOrder} limit ${skip + take}
    )`,
  );
  const { rows } = await sql<Published>`
    select kind, found.id, coalesce(news.title, notice.title, document.name) as title,
      found.publication_from_date,
      greatest(
        found.publication_from_date, news.updated_at, notice.updated_at, document.updated_at,
        (
          select max(updated_at) from content_block
          where content_id = coalesce(news.content_id, notice.content_id)
        )
      ) as changed_at
    from (
      select * from (${sql.join(ofKinds, sql` union all `)}) as published
      ${inOrder} limit ${take} offset ${skip}
    ) as found
    left join news on news.id = found.id
    left join notice on notice.id = found.id
    left join document on document.id = found.id
    order by found.publication_from_date desc, found.id desc ${plannedEachTime}
  `.execute(db);
  return rows;
}

/** The news entry or notice that is published now and whose id ends so; of several the newest, 404 without one. */
export async function getByEndOfId(db: Kysely<Database>, end: string): Promise<Published> {
  const kinds = (['news', 'notice'] as const).map((kind) => ({
    kind,
    // As it is indexed.
    condition: sql<SqlBool>`right(id::text, 8) = ${end}`,
  }));
  const [entry] = await readNewest(db, kinds, { skip: 0, take: 1 });
  if (!entry) throw notFound();
  return entry;
}
