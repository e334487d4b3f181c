import type { MailWay } from '@grzadka/contract/mail/mail.model';
import { type Kysely, sql } from 'kysely';
import type { Config } from '#src/core/config/config.ts';
import type { Database } from '#src/core/database/tables.ts';
import { nextTryOf } from '#src/core/jobs/job-runs.repo.ts';
import { sendMailJob } from './send-mail.job.ts';

/** How e-mails leave now (docs/product/operation.md#mail): as files, or by a mail server, which may be away. */
export async function readMailWay(
  db: Kysely<Database>,
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
): Promise<MailWay> {
  if (smtpUrl === null) return { delivery: 'folder', trouble: null };
  const found = await readTrouble(db);
  if (found === undefined) return { delivery: 'server', trouble: null };
  const trouble = { ...found, nextTryAt: await nextTryOf(db, sendMailJob) };
  return { delivery: 'server', trouble };
}

type Trouble = Omit<NonNullable<MailWay['trouble']>, 'nextTryAt'>;

/**
 * Where the mail server takes none of those who come: what was tried after the last e-mail that it took was put off, and not for an address or an
 * e-mail of its own.
 */
async function readTrouble(db: Kysely<Database>): Promise<Trouble | undefined> {
  const { rows } = await sql<Trouble>`
    with taken as (
      select coalesce(max(finished_at), '-infinity') as at from mail_message where state = 'sent'
    )
    select put_off_by as answer, greatest(min(put_off_since) over (), taken.at) as since
    from mail_message, taken
    where state = 'queued' and put_off_at > taken.at and put_off_by in ('no-answer', 'not-secure', 'sign-in', 'sender')
    order by put_off_at desc
    limit 1
  `.execute(db);
  return rows[0];
}
