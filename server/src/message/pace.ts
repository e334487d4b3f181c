import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

/** How many e-mails of messages the mail queue holds at most: these go, even if their message is stopped then. */
const largestBatch = 50;

/** How many e-mails of messages may go in an hour, and how many of these are left. */
export async function readPace(db: Kysely<Database>): Promise<{ perHour: number; left: number }> {
  const { perHour, left } = await count(db);
  return { perHour, left };
}

/** How many of those that are left the mail queue has room for now. */
export async function readRoom(db: Kysely<Database>): Promise<{ left: number; room: number }> {
  const { left, queued } = await count(db);
  return { left, room: Math.max(0, Math.min(left, largestBatch - queued)) };
}

async function count(db: Kysely<Database>) {
  const { rows } = await sql<{ perHour: number; left: number; queued: number }>`
    select
      mails_per_hour as per_hour,
      greatest(mails_per_hour - count(mail.id) filter (where mail.created_at > now() - interval '1 hour'), 0)::int as left,
      count(mail.id) filter (where mail.state = 'queued')::int as queued
    from settings
    left join mail_message mail on mail.message_id is not null
      and (mail.state = 'queued' or mail.created_at > now() - interval '1 hour')
    group by mails_per_hour
  `.execute(db);
  return rows[0] ?? { perHour: 0, left: 0, queued: 0 };
}
