import type { CertificateItem } from '@grzadka/contract/certificate/certificate.model';
import { type Kysely, sql } from 'kysely';
import { readRow } from '#src/core/database/read-row.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import type { Certificate, CertificateContents } from './certificate-contents.ts';

/** The papers that were issued for an account, the latest first. 404 when there is no such account. */
export async function listCertificates(
  db: Kysely<Database>,
  id: string,
): Promise<{ items: CertificateItem[] }> {
  const { rows } = await sql<CertificateItem>`
    select id, number, case when is_clear then 'clear' else 'open' end as kind, issued_on, issued_by
    from certificate where settlement_id = ${recordId(id)}
    order by issued_at desc, document desc
  `.execute(db);
  if (rows.length === 0) await readRow(db, 'settlement', id);
  return { items: rows };
}

/** Reads a paper of an account as it was issued: that of a number, or the latest. 404 where there is none. */
export async function readCertificate(
  db: Kysely<Database>,
  { id, number }: { readonly id: string; readonly number: string | null },
): Promise<Certificate> {
  const { rows } = await sql<
    Omit<Certificate, keyof CertificateContents | 'openNow'> & {
      contents: CertificateContents;
      openNow: string;
    }
  >`
    select
      number, issued_on, is_clear, contents, issued_by,
      array(select name from certificate_holder where certificate_id = certificate.id order by place) as holders,
      (
        select coalesce(sum(open_grosz), 0) from open_item where open_item.settlement_id = certificate.settlement_id
      ) as open_now
    from certificate
    where settlement_id = ${recordId(id)} and ${number === null ? sql`true` : sql`number = ${number}`}
    order by issued_at desc, document desc
    limit 1
  `.execute(db);
  const [found] = rows;
  if (found === undefined) throw notFound();
  const { contents, openNow, ...told } = found;
  return { ...told, ...contents, openNow: Number(openNow) };
}
