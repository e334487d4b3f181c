import {
  type BankAccountOpening,
  bankAccountRefusals,
} from '@grzadka/contract/bank/accounts/bank-account.model';
import type { Kysely } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import type { Database } from '#src/core/database/tables.ts';
import { postOpening } from '#src/ledger/post-opening.ts';

/** Posts what was on a bank account when the program began to keep it: 130 against 800 (docs/product/bank.md#bank-opening). 404, 409. */
export function openBankAccount(
  db: Kysely<Database>,
  { caller, bankAccountId: id, amount, day }: BankAccountOpening & { caller: Actor },
): Promise<{ id: string; number: string }> {
  return change(db, caller, (tx) =>
    postOpening(
      tx,
      {
        table: 'bank_account',
        column: 'bankAccountId',
        line: (bankAccountId, put) => ({ code: '130', bankAccountId, amount: put }),
        opened: bankAccountRefusals.opened,
      },
      { id, amount, day },
    ),
  );
}
