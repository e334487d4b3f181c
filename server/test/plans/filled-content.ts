import { sql } from 'kysely';
import { id, moment, name, page, pin, publication, share } from './filled-values.ts';

/** Rows of what is published. */
export const contentRows = {
  news: sql`
    insert into news (id, content_id, title, created_at, publication_from_date, publication_thru_date)
    select ${id}, ${id}, ${name}, ${moment(6)}, ${publication}
  `,
  notice: sql`
    insert into notice (
      id, content_id, title, created_at,
      publication_from_date, publication_thru_date, pin_from_date, pin_thru_date
    )
    select ${id}, ${id}, ${name}, ${moment(6)}, ${publication}, ${pin}
  `,
  pageVersion: sql`
    insert into page_version (
      id, page_id, content_id, created_at, publication_from_date, publication_thru_date
    )
    select ${id}, ${sql.lit(page)}, ${id}, ${moment(6)}, ${publication}
  `,
  document: sql`
    insert into document (
      id, object_id, name, file_name, content_type, size, created_at,
      publication_from_date, publication_thru_date, pin_from_date, pin_thru_date
    )
    select
      ${id}, ${id}, ${name}, 'plik.pdf', 'application/pdf', (1e7 * ${share(7)})::bigint, ${moment(6)},
      ${publication}, ${pin}
  `,
};
