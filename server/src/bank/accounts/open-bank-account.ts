import {
  type BankAccountOpening,
  bankAccountRefusals,
} from '@grzadka/contract/bank-account/bank-account.model';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { type Kysely, sql } from 'kysely';
import { selectOpenings } from '#src/cash-box/open-cash-box.ts';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, notFound } from '#src/core/errors/app-error.ts';
import { post } from '#src/ledger/post.ts';

/**
 * Posts what was on a bank account when the program began to keep it (docs/product/bank.md#bank-opening): 130 against 800, once
 * for each account. 404 without the account; 409 where it has an opening, and for what the ledger refuses.
 */
export function openBankAccount(
  db: Kysely<Database>,
  { caller, ...opening }: BankAccountOpening & { caller: Actor },
): Promise<{ id: string; number: string }> {
  return change(db, caller, async (tx) => {
    const bankAccountId = recordId(opening.bankAccountId).toLowerCase();
    // Two who state it at once come one after the other.
    const { rows } = await sql<{ name: string }>`
      select name from bank_account where id = ${bankAccountId} for no key update
    `.execute(tx.trx);
    const [account] = rows;
    if (account === undefined) throw notFound();
    const known = await selectOpenings(tx.trx)
      .where('ledgerLine.bankAccountId', '=', bankAccountId)
      .executeTakeFirst();
    if (known !== undefined) {
      throw new AppError('conflict', { message: bankAccountRefusals.opened(known.number) });
    }
    const { amount, day } = opening;
    const lines = [
      { code: '130', bankAccountId, amount },
      { code: '800', amount: -amount },
    ] as const;
    const postingDay = day ?? gardenToday();
    const entry = { postingDay, description: `Bilans otwarcia: ${account.name}`, typed: '', lines };
    const [posted] = await post(tx, [{ series: 'BO', sourceId: null, entries: [entry] }]);
    if (posted === undefined) throw new Error('nothing was posted');
    return { id: posted.id, number: posted.number };
  });
}
