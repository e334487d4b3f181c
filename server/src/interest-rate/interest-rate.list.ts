import type { DatedRate } from '@grzadka/contract/interest-rate/interest';
import { interestRateList } from '@grzadka/contract/interest-rate/interest-rate.list';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { column } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';

const source: ListSql<typeof interestRateList> = {
  table: 'interestRate',
  search: null,
  filters: {},
  sorts: { 'valid-from': { by: column('interestRate.validFrom'), mayBeEmpty: false } },
};

/** How the interest rates are read, for a page or as a whole. */
export function readInterestRates(db: Kysely<Database>) {
  return printedReading(interestRateList, {
    source,
    rows: db
      .selectFrom('interestRate')
      .select(['id', 'validFrom', sql<string>`percent::text`.as('percent'), 'source']),
  });
}

/** All rates of interest, each from its first day on. */
export function listRates(db: Kysely<Database>): Promise<DatedRate[]> {
  return db.selectFrom('interestRate').select(['validFrom', 'percent']).execute();
}
