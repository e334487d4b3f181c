import { listedMail, type MailOverview } from '@grzadka/contract/mail/mail.model';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { Caller } from '#src/core/http/caller.ts';

/** What of outgoing mail the database knows: the counts of all, and the newest e-mails, without what they say. */
export async function readMailOverview(
  db: Kysely<Database>,
  caller: Caller,
): Promise<Omit<MailOverview, 'delivery' | 'trouble'>> {
  const [counts, oldestQueuedAt, ownEmail, items] = await Promise.all([
    countMail(db),
    oldestQueued(db),
    emailOf(db, caller),
    listNewest(db),
  ]);
  return { counts, oldestQueuedAt, ownEmail, items };
}

/** How many e-mails are in each state. */
export async function countMail(db: Kysely<Database>): Promise<MailOverview['counts']> {
  const rows = await db
    .selectFrom('mailMessage')
    .select(['state', ({ fn }) => fn.countAll().as('count')])
    .groupBy('state')
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  return {
    queued: counts.get('queued') ?? 0,
    sent: counts.get('sent') ?? 0,
    saved: counts.get('saved') ?? 0,
    failed: counts.get('failed') ?? 0,
  };
}

/**
 * The condition that an e-mail about a login was given up within a week, and nothing went to that login since. What of a message
 * was given up stands with its recipients, and waits for whoever sends messages.
 */
export const isGivenUp = sql<boolean>`(
  state = 'failed' and login_id is not null and finished_at > now() - interval '7 days' and not exists (
    select from mail_message newer
    where newer.login_id = mail_message.login_id and newer.id > mail_message.id
  )
)`;

/**
 * What of it somebody should look at: e-mails that wait for more than an hour, and those given up within a
 * week whose login has not been written to since.
 */
export async function countTroubledMail(
  db: Kysely<Database>,
): Promise<{ waiting: number; late: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; late: number; failed: number }>`
    select
      count(*) filter (where state = 'queued')::int as waiting,
      count(*) filter (where state = 'queued' and created_at < now() - interval '1 hour')::int as late,
      count(*) filter (where state = 'failed')::int as failed
    from mail_message
    where state = 'queued' or ${isGivenUp}
  `.execute(db);
  return rows[0] ?? { waiting: 0, late: 0, failed: 0 };
}

async function oldestQueued(db: Kysely<Database>): Promise<string | null> {
  const { oldest } = await db
    .selectFrom('mailMessage')
    .select(({ fn }) => fn.min('createdAt').as('oldest'))
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
  return oldest;
}

async function emailOf(db: Kysely<Database>, caller: Caller): Promise<string | null> {
  const owner = await db
    .selectFrom('login')
    .innerJoin('party', 'party.id', 'login.partyId')
    .select('party.email')
    .where('login.id', '=', caller.userLoginId)
    .executeTakeFirst();
  return owner?.email ?? null;
}

async function listNewest(db: Kysely<Database>): Promise<MailOverview['items']> {
  const rows = await db
    .selectFrom('mailMessage')
    .leftJoin('login', 'login.id', 'mailMessage.loginId')
    .select(['mailMessage.id', 'mailMessage.createdAt', 'subject', 'state', 'tries'])
    .select(['recipients', 'refused', 'login.id as userLoginId', 'login.partyId', 'messageId'])
    // Their ids rise with time, and have an index.
    .orderBy('mailMessage.id', 'desc')
    .limit(listedMail)
    .execute();
  return rows.map(({ userLoginId, partyId, recipients, refused, ...message }) => ({
    ...message,
    recipients: recipients.map(shortenAddress),
    refused: refused.map(shortenAddress),
    login: userLoginId === null || partyId === null ? null : { userLoginId, partyId },
  }));
}

/**
 * An address by which those who know it know it again, and nobody else learns it: of what stands before
 * the @ the first and the last character ('j…k@example.com'), of one or two only the first.
 */
export function shortenAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const local = Array.from(address.slice(0, at));
  const last = local.length > 2 ? local.at(-1) : '';
  return `${local[0] ?? ''}…${last}${address.slice(at)}`;
}
