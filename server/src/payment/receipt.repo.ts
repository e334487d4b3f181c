import { mayRole } from '@grzadka/contract/core/access/permissions';
import { type Kysely, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import type { Caller } from '#src/core/http/caller.ts';
import { coveredBy, leftOf } from '#src/ledger/spreading/covered-by.ts';
import type { LetterAccount } from '#src/statement/letter.ts';
import { readLetterAccounts } from '#src/statement/letter-accounts.repo.ts';

interface Row {
  readonly number: string;
  readonly series: 'KP' | 'KW';
  readonly postingDay: string;
  readonly description: string;
  readonly amount: string;
  readonly cashBox: string;
  /** Of costs, or of other income. */
  readonly category: string | null;
  readonly settlementId: string | null;
  readonly reversedBy: string | null;
  readonly covers: readonly CoveredPart[];
  readonly left: string | null;
  /** Whether the caller recorded it, today. */
  readonly isOwnOfToday: boolean;
}

/** What of a debt a payment covers, in grosze. */
interface CoveredPart {
  readonly feeKind: string | null;
  readonly description: string | null;
  readonly dueOn: string;
  readonly number: string;
  readonly amount: number;
}

/** A document of cash as its receipt shows it: docs/product/payments.md#receipt. */
export interface Receipt
  extends Pick<
    Row,
    | 'number'
    | 'series'
    | 'postingDay'
    | 'description'
    | 'cashBox'
    | 'category'
    | 'reversedBy'
    | 'covers'
  > {
  readonly amount: number;
  readonly left: number;
  /** Whose money it is, as they held the account on the day of the document; null of costs, of other income and of what goes to the bank. */
  readonly account: Pick<LetterAccount, 'reference' | 'garden' | 'holders'> | null;
}

/**
 * Reads what stands on the receipt of a document of cash. 404 where there is no such document; 403 for those who may not read the
 * ledger, except for what they took themselves today.
 */
export async function readReceipt(
  db: Kysely<Database>,
  { id, caller }: { id: string; caller: Caller },
): Promise<Receipt> {
  const lines = sql`array(select id from ledger_line where entry_id = entry.id)`;
  const { rows } = await sql<Row>`
    select
      entry.number, entry.series, entry.posting_day, entry.description, movement.amount_grosz as amount,
      cash_box.name as cash_box, coalesce(cost_category.name, income_category.name) as category, movement.settlement_id, movement.reversed_by,
      ${coveredBy(lines)} as covers, ${leftOf(lines)} as "left",
      coalesce(
        entry.login_id = ${caller.userLoginId}
        and entry.recorded_at >= today()::timestamp at time zone 'Europe/Warsaw',
        false
      ) as is_own_of_today
    from ledger_entry entry
    join money_movement movement on movement.id = entry.id
    join cash_box on cash_box.id = movement.cash_box_id
    left join cost_category on cost_category.id = movement.cost_category_id
    left join income_category on income_category.id = movement.income_category_id
    where entry.id = ${recordId(id)} and entry.series in ('KP', 'KW')
  `.execute(db);
  const [found] = rows;
  if (found === undefined) throw notFound();
  const { isOwnOfToday, amount, left, settlementId, ...told } = found;
  if (!isOwnOfToday && !mayRole(caller.role, 'ledger:read')) throw new AppError('forbidden');
  const accounts =
    settlementId === null
      ? new Map<string, LetterAccount>()
      : await readLetterAccounts(db, [settlementId], told.postingDay);
  return {
    ...told,
    amount: Number(amount),
    left: Number(left ?? 0),
    account: accounts.get(settlementId ?? '') ?? null,
  };
}
