import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { tariffList } from '@grzadka/contract/tariff/tariff.list';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { jsonObject } from '#src/core/database/wire-columns.ts';
import { column } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';

const source: ListSql<typeof tariffList> = {
  table: 'tariff',
  search: null,
  indexed: { 'valid-from': ['feeKind'] },
  filters: {
    feeKind: (id) => (isRecordId(id) ? sql`${column('tariff.feeKindId')} = ${id}` : sql`false`),
    state: (isValid) => {
      const today = sql`${gardenToday()}::date`;
      const from = column('tariff.validFrom');
      const isInTime = sql<SqlBool>`
        ${from} <= ${today} and coalesce(${column('tariff.validThru')}, 'infinity') >= ${today}
      `;
      return isValid ? isInTime : sql<SqlBool>`not (${isInTime})`;
    },
  },
  sorts: { 'valid-from': { by: column('tariff.validFrom'), mayBeEmpty: false } },
};

/** How the tariffs are read, for a page or as a whole. */
export function readTariffs(db: Kysely<Database>) {
  return printedReading(tariffList, {
    source,
    rows: db
      .selectFrom('tariff')
      .innerJoin('feeKind', 'feeKind.id', 'tariff.feeKindId')
      .innerJoin('resolution', 'resolution.id', 'tariff.resolutionId')
      .select((eb) => [
        'tariff.id',
        tariffName.as('name'),
        'tariff.validFrom',
        'tariff.validThru',
        'tariff.termsInWords',
        jsonObject({ name: eb.ref('feeKind.name') }).as('feeKind'),
        jsonObject({ number: eb.ref('resolution.number') }).as('resolution'),
      ]),
  });
}

/** What a tariff is called, of the tables that are joined with it: 'Opłata ogrodowa od 2027.01.01'. */
export const tariffName: RawBuilder<string> = sql<string>`
  fee_kind.name || ' od ' || to_char(tariff.valid_from, 'YYYY.MM.DD')
`;
