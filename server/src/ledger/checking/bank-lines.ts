import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { foldText } from '#src/core/fold-text.ts';
import type { IsInRange } from '#src/core/inspection/id-ranges.ts';
import type { AccountDisagreement } from './account-disagreement.ts';

/**
 * A line of the bank's is what was posted of it; what is for something says why without a gap, and what is not says nothing; and a
 * refund is one that it paid.
 */
export function wrongBankLines(isInRange: IsInRange): RawBuilder<AccountDisagreement> {
  return sql`
    select null as settlement_id, entry.number as document, line.amount_grosz as kept,
      coalesce(posted.amount_grosz, 0) as counted
    from bank_line line
    left join ledger_entry entry on entry.id = line.entry_id
    left join ledger_line posted on posted.entry_id = line.entry_id and posted.bank_account_id = line.bank_account_id
    cross join lateral (
      select count(*) as count, coalesce(max(place), 0) as last from bank_line_reason where line_id = line.id
    ) reasons
    where ${isInRange('line.id')} and (
      (line.entry_id is null) <> (line.state in ('double', 'dropped'))
      or line.entry_id is not null and (
        posted.amount_grosz = line.amount_grosz and posted.posting_day = line.booking_day
      ) is not true
      or line.assignment_id is not null and not exists (
        select from ledger_line
        where entry_id = line.assignment_id and bank_line_id = line.id and ledger_line.amount_grosz = line.amount_grosz
      )
      or reasons.count <> reasons.last or reasons.count > 0 and line.state <> 'booked'
      or exists (
        select from refund
        where bank_line_id = line.id and not exists (
          select from ledger_line
          where entry_id = line.assignment_id and settlement_id = refund.settlement_id
            and ledger_line.amount_grosz >= refund.amount_grosz
        )
      )
    )
  `;
}

/** A file that is booked has as many lines as it says. */
export function wrongFiles(): RawBuilder<AccountDisagreement> {
  return sql`
    select null as settlement_id, bank_account.name as document, lines_new + lines_double as kept, booked.count as counted
    from bank_import file
    join bank_account on bank_account.id = file.bank_account_id
    cross join lateral (select count(*) as count from bank_line where import_id = file.id) booked
    where applied_at is not null and booked.count <> lines_new + lines_double
  `;
}

/** A posted line, the words by which it is found, and all by which its movement is. */
interface Worded {
  readonly document: string;
  readonly amount: string;
  readonly words: string;
  readonly search: string;
}

/** The words of a posted line are those by which it is found in the list of movements, folded as they were when it was taken in. */
export async function otherWords(
  db: Kysely<Database>,
  isInRange: IsInRange,
): Promise<RawBuilder<AccountDisagreement>> {
  const { rows } = await sql<Worded>`
    select movement.number as document, line.amount_grosz as amount, movement.search,
      concat_ws(' ', line.counterparty_name, line.title, line.counterparty_account) as words
    from bank_line line join money_movement movement on movement.id = line.entry_id
    where ${isInRange('line.id')}
  `.execute(db);
  const folded = rows.map(({ words, ...row }) => ({ ...row, words: foldText(words) }));
  return sql`
    select null as settlement_id, document, amount as kept, amount as counted
    from json_to_recordset(${JSON.stringify(folded)}::json) as told (document text, amount bigint, words text, search text)
    where strpos(search, search_key(words)) = 0
  `;
}
