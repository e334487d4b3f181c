import { consentList } from '@grzadka/contract/consent/consent.list';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { column, polishOrder } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';

const source: ListSql<typeof consentList> = {
  table: 'consentStanding',
  search: 'consentStanding.search',
  filters: {},
  sorts: {
    name: { by: polishOrder('consentStanding.name'), mayBeEmpty: false },
    'given-on': { by: column('consentStanding.givenOn'), mayBeEmpty: false },
  },
};

/** How the consents that count are read, for a page or as a whole. */
export function readConsentList(db: Kysely<Database>) {
  return printedReading(consentList, {
    source,
    rows: db
      .selectFrom('consentStanding')
      .innerJoin('consent', 'consent.id', 'consentStanding.id')
      .leftJoin('consentWithdrawal', 'consentWithdrawal.consentId', 'consentStanding.id')
      .select([
        'consentStanding.id',
        'consentStanding.partyId',
        'consentStanding.name',
        'consentStanding.kind',
        'consent.email',
        'consentStanding.givenOn',
        'consent.how',
        'consentStanding.state',
        'consentWithdrawal.withdrawnOn',
      ]),
  });
}
