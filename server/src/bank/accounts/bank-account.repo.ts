import {
  type BankAccountDetails,
  type BankAccountOpening,
  bankAccountRefusals,
  type WaitingLines,
} from '@grzadka/contract/bank/accounts/bank-account.model';
import { type Kysely, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { change } from '#src/core/change/change.ts';
import { readById } from '#src/core/database/read-by-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflictAt, invalidFields } from '#src/core/errors/app-error.ts';
import type { BrokenRules } from '#src/core/errors/broken-rules.ts';
import { postOpening, selectOpenings } from '#src/ledger/post-opening.ts';
import { toldBankAccounts } from './bank-account.list.ts';

/** A bank account with what was on it at first, and its version; 404 when there is none. */
export async function getBankAccount(
  db: Kysely<Database>,
  { id }: { id: string },
): Promise<BankAccountDetails & { version: number }> {
  return readBankAccount(db, id);
}

const readBankAccount = readById((db, wanted) =>
  toldBankAccounts(db)
    .select(['bankAccount.bankProfileId', 'bankAccount.version'])
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('bankProfile')
          .select(['bankProfile.id', 'bankProfile.name'])
          .whereRef('bankProfile.id', '=', 'bankAccount.bankProfileId'),
      ).as('bankProfile'),
    )
    .select(
      jsonObjectFrom(
        selectOpenings(db).where('ledgerLine.bankAccountId', '=', sql<string>`bank_account.id`),
      ).as('opening'),
    )
    .where('bankAccount.id', '=', wanted),
);

/**
 * How many lines wait until somebody says what they are for, and of how much: together what is on the ledger's account 240
 * (docs/product/bank.md#hub). Suspected doubles are in no ledger yet, and not among them.
 */
export async function readWaitingLines(db: Kysely<Database>): Promise<WaitingLines> {
  const { count, incoming, outgoing } = await db
    .selectFrom('bankLine')
    .select([
      sql<string>`count(*)`.as('count'),
      sql<string>`coalesce(sum(amount_grosz) filter (where amount_grosz > 0), 0)`.as('incoming'),
      sql<string>`coalesce(-sum(amount_grosz) filter (where amount_grosz < 0), 0)`.as('outgoing'),
    ])
    .where('state', 'in', ['suggested', 'unclear'])
    .executeTakeFirstOrThrow();
  return { count: Number(count), incoming: Number(incoming), outgoing: Number(outgoing) };
}

/** What a bank account is refused with that breaks a rule of its table's own. */
export const bankAccountRules: BrokenRules = {
  bank_account_nrb_unique: () => conflictAt({ nrb: bankAccountRefusals.takenNumber }),
  bank_account_bank_profile_id_fkey: () =>
    invalidFields({ bankProfileId: bankAccountRefusals.profileGone }),
};

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
