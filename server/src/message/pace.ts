import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** How many e-mails of messages may go in an hour, and how many of these are left. */
export async function readPace(db: Kysely<Database>): Promise<{ perHour: number; left: number }> {
  const { rows } = await sql<{ perHour: number; left: number }>`
    select
      mails_per_hour as per_hour,
      greatest(mails_per_hour - count(mail.id), 0)::int as left
    from settings
    left join mail_message mail on mail.login_id is null and mail.created_at > now() - interval '1 hour'
    group by mails_per_hour
  `.execute(db);
  return rows[0] ?? { perHour: 0, left: 0 };
}
