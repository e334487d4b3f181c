import { bankProfileList } from '@grzadka/contract/bank/profiles/bank-profile.list';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { polishOrder } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';

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
