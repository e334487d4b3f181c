import type {
  BankImportDetails,
  BankImportItem,
} from '@grzadka/contract/bank/importing/bank-import.model';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { instant } from '#src/core/database/wire-columns.ts';
import { notFound } from '#src/core/errors/app-error.ts';

/** The members of a file that every reply has, as a JSON object in SQL. */
const told = sql`
  'id', file.id, 'fileName', file.file_name, 'format', file.format, 'profile', file.profile, 'encoding', file.encoding,
  'from', file.from_day, 'thru', file.thru_day, 'createdAt', ${instant(sql`file.created_at`)},
  'bankAccount', (select json_build_object('id', id, 'name', name, 'nrb', nrb) from bank_account where id = file.bank_account_id),
  'counts', json_build_object('new', file.lines_new, 'known', file.lines_known, 'double', file.lines_double),
  'applied', case when file.applied_at is not null then json_build_object(
    'at', ${instant(sql`file.applied_at`)},
    'by', (
      select coalesce(party.name, login.user_name)
      from login left join party on party.id = login.party_id where login.id = file.applied_by
    )
  ) end
`;

/** The files of statements, the newest first, page by page (docs/product/bank.md#dry-run). */
export async function readImports(
  db: Kysely<Database>,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ items: BankImportItem[]; totalItems: number }> {
  const { rows } = await sql<{ items: BankImportItem[]; total: number }>`
    select
      (select count(*)::integer from bank_import) as total,
      coalesce(json_agg(json_build_object(${told}) order by file.created_at desc, file.id desc), '[]') as items
    from (
      select * from bank_import order by created_at desc, id desc limit ${limit} offset ${offset}
    ) file
  `.execute(db);
  const [page] = rows;
  return { items: page?.items ?? [], totalItems: page?.total ?? 0 };
}

/** What is on a bank account by the ledger; `days` narrows it. */
const onAccount = (days: RawBuilder<unknown>) => sql`(
  select coalesce(sum(amount_grosz), 0) from ledger_line
  where bank_account_id = file.bank_account_id and ${days}
)`;

/**
 * A file of statements with what it would book, or booked (docs/product/bank.md#dry-run), in grosze. Until it is booked, what the ledger will say after it counts
 * its new lines in. 404 when there is none.
 */
export async function readImport(
  db: Kysely<Database>,
  { id }: { readonly id: string },
): Promise<BankImportDetails> {
  const { rows } = await sql<{ details: BankImportDetails }>`
    select json_build_object(
      ${told},
      'namesAccount', file.names_account, 'missing', file.missing,
      'sumIn', file.sum_in_grosz, 'sumOut', file.sum_out_grosz,
      'opening', json_build_object(
        'statement', file.opening_grosz,
        'ledger', case when file.from_day is not null then ${onAccount(sql`posting_day < file.from_day`)} end
      ),
      'closing', json_build_object(
        'statement', file.closing_grosz,
        'ledger', case when file.thru_day is not null then ${onAccount(sql`posting_day <= file.thru_day`)} + lines.coming end
      ),
      'booksAutomatically', (select books_automatically from settings),
      'lines', json_build_object(
        'automatic', lines.automatic, 'suggested', lines.suggested, 'unclear', lines.unclear, 'double', lines.doubles
      )
    ) as details
    from bank_import file
    cross join lateral (
      select
        count(*) filter (where decision = 'automatic') as automatic,
        count(*) filter (where decision = 'suggested') as suggested,
        count(*) filter (where decision = 'unclear') as unclear,
        count(*) filter (where outcome = 'double') as doubles,
        coalesce(sum(amount_grosz) filter (where outcome = 'new'), 0) as coming
      from (
        select decision, outcome, amount_grosz from bank_import_line where import_id = file.id
        union all
        -- Of one that is booked: what became of its lines.
        select case state when 'booked' then 'automatic' when 'suggested' then state when 'unclear' then state end,
          case state when 'double' then state end, amount_grosz
        from bank_line where import_id = file.id
      ) own
    ) lines
    where file.id = ${recordId(id)}
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw notFound();
  return row.details;
}
