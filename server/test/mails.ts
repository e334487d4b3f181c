import type { Insertable, Kysely } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';

type Row = Insertable<Database['mailMessage']>;

/**
 * An e-mail as the database holds it, by default to one address; one that has ended reached everybody, or nobody. `body` is what
 * it says while it waits.
 */
export async function addMail(
  db: Kysely<Database>,
  { body = 'Hasło: Tajne1haslo', ...given }: Partial<Row> & { body?: string } = {},
): Promise<{ id: string }> {
  const { state = 'queued', recipients = ['jan.kowalik@example.com'] } = given;
  const said = state === 'queued' ? body : null;
  const id = newId();
  await db
    .insertInto('mailMessage')
    .values({
      id,
      subject: 'Nowe hasło',
      recipients,
      textBody: said,
      htmlBody: said,
      accepted: state === 'sent' ? recipients : [],
      refused: state === 'failed' ? recipients : [],
      ...(state !== 'queued' && { finishedAt: new Date() }),
      ...given,
    })
    .execute();
  return { id };
}
