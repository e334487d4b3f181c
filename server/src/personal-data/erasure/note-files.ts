import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { protocolsOf } from '../registry/handover-protocols.ts';
import { personsOf } from '../registry/persons.ts';
import { whoseRows } from './rows-of.ts';

/** The names of files in the folder of e-mails by the addresses that they go to, in lower case. */
export type MailFolder = ReadonlyMap<string, readonly string[]>;

interface Noted {
  readonly id: string;
  readonly emails: readonly string[];
  readonly mailIds: readonly string[];
}

/** Writes down which files go with the rows of these persons, so that they go even if the program ends in between. */
export async function noteFiles(
  trx: Transaction<Database>,
  {
    erasures,
    parties,
    mails,
  }: { erasures: readonly string[]; parties: readonly string[]; mails: MailFolder },
): Promise<void> {
  const one = personsOf(sql`erasure.party_id`);
  const { rows } = await sql<Noted>`
    update erasure set object_ids = array(
      select id from reading_photo where ${whoseRows('readingPhoto', one)}
      union select object_id from document where ${whoseRows('document', one)}
      union select object_id from document join handover on handover.document_id = document.id
      where ${protocolsOf(personsOf(parties))}
        and handover.id in (select handover_id from handover_party where party_id = erasure.party_id)
      union select object_id from personal_export
      where party_id = erasure.party_id and object_id is not null
    )
    where id = any(${erasures}::uuid[])
    returning id,
      array(
        select lower(kept ->> 'email') where kept ->> 'email' is not null
        union select lower(email) from consent where party_id = erasure.party_id
        union select lower(unnest(emails)) from message_recipient
        where ${whoseRows('messageRecipient', one)}
        union select lower(unnest(recipients)) from mail_message where ${whoseRows('mailMessage', one)}
      ) as emails,
      array(
        select coalesce(known_as, id::text) from mail_message where ${whoseRows('mailMessage', one)}
      ) as mail_ids
  `.execute(trx);
  for (const { id, emails, mailIds } of rows) {
    const files = new Set([
      ...emails.flatMap((email) => mails.get(email) ?? []),
      ...mailIds.map((known) => `${known}.eml`),
    ]);
    if (files.size === 0) continue;
    await sql`update erasure set mail_files = ${[...files]}::text[] where id = ${id}`.execute(trx);
  }
}

/** Deletes documents of consents and protocols of handovers that nothing else refers to, and the rows of all objects that nothing shows any more; what stays is noted no longer. */
export async function dropObjects(
  trx: Transaction<Database>,
  { erasures, documents }: { erasures: readonly string[]; documents: readonly string[] },
): Promise<void> {
  await sql`
    delete from document where id = any(${documents}::uuid[])
      and not exists (select from consent where document_id = document.id)
      and not exists (select from message_attachment where document_id = document.id)
      and not exists (select from cost where file_id = document.id)
      and not exists (select from resolution where file_id = document.id)
  `.execute(trx);
  await sql`
    update erasure set object_ids = array(
      select noted.id from unnest(object_ids) noted (id)
      where not exists (select from document where object_id = noted.id)
        and not exists (select from reading_photo where reading_photo.id = noted.id)
        and not exists (select from personal_export where object_id = noted.id)
    )
    where id = any(${erasures}::uuid[]) and object_ids <> '{}'
  `.execute(trx);
  const noted = sql`array(select unnest(object_ids) from erasure where id = any(${erasures}::uuid[]))`;
  await sql`delete from image where id = any(${noted})`.execute(trx);
  await sql`delete from stored_object where id = any(${noted})`.execute(trx);
}
