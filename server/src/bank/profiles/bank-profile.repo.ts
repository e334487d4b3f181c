import { bankProfileList } from '@grzadka/contract/bank/profiles/bank-profile.list';
import {
  type BankProfileCreate,
  type BankProfileDetails,
  bankProfileRefusals,
} from '@grzadka/contract/bank/profiles/bank-profile.model';
import { bankProfileRecord } from '@grzadka/contract/bank/profiles/bank-profile.record';
import type { Kysely } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import { createRecord } from '#src/core/change/change.ts';
import { readById } from '#src/core/database/read-by-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, conflictAt } from '#src/core/errors/app-error.ts';
import type { BrokenRules } from '#src/core/errors/broken-rules.ts';
import { polishOrder } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';

/** What a table may lack: in a reply null, in the table of the profiles absent, as files are read by it. */
const noColumns = {
  valueDay: null,
  currency: null,
  counterpartyName: null,
  counterpartyAccount: null,
  reference: null,
  balanceAfter: null,
  ownAccount: null,
} as const satisfies Partial<BankProfileDetails['columns']>;

/** An own profile with what its columns say, and its version; 404 when there is none. */
export async function getBankProfile(
  db: Kysely<Database>,
  { id }: { id: string },
): Promise<BankProfileDetails & { version: number }> {
  const { columns, ...profile } = await readBankProfile(db, id);
  return { ...profile, columns: { ...noColumns, ...columns } };
}

/** What is kept of the columns: those that a table may lack are absent where it does. */
type KeptColumns = Omit<BankProfileDetails['columns'], keyof typeof noColumns> &
  Partial<BankProfileDetails['columns']>;

const readBankProfile = readById((db, wanted) =>
  db
    .selectFrom('bankProfile')
    .select(['bankProfile.id', 'name', 'heading', 'columns', 'version'])
    .$narrowType<{ heading: string[]; columns: KeptColumns }>()
    .where('bankProfile.id', '=', wanted),
);

/** Keeps what somebody said of the columns of a real file; 409 where the name is that of another profile. */
export function createBankProfile(
  db: Kysely<Database>,
  { caller, name, heading, columns }: BankProfileCreate & { caller: Actor },
): Promise<{ id: string }> {
  const there = Object.entries(columns).filter(([, column]) => column !== null);
  return createRecord(db, bankProfileRecord, {
    values: {
      name,
      heading: JSON.stringify(heading),
      columns: JSON.stringify(Object.fromEntries(there)),
    },
    caller,
  });
}

/** What an own profile is refused with that breaks a rule of its table's own, or that others refer to. */
export const bankProfileRules: BrokenRules = {
  bank_profile_name_unique: () => conflictAt({ name: bankProfileRefusals.takenName }),
  bank_account_bank_profile_id_fkey: () =>
    new AppError('conflict', { message: bankProfileRefusals.inUse }),
};

const source: ListSql<typeof bankProfileList> = {
  table: 'bankProfile',
  search: 'bankProfile.search',
  filters: {},
  sorts: { name: { by: polishOrder('bankProfile.name'), mayBeEmpty: false } },
};

/** How the own profiles are read, for a page or as a whole. */
export function readBankProfiles(db: Kysely<Database>) {
  return printedReading(bankProfileList, {
    source,
    rows: db.selectFrom('bankProfile').select(['id', 'name']),
  });
}
