import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { exemptionList } from '@grzadka/contract/exemption/exemption.list';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { isRecordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { grosze, jsonObject } from '#src/core/database/wire-columns.ts';
import { column } from '#src/core/list/conditions.ts';
import { printedReading } from '#src/core/list/print-list.ts';
import type { ListSql } from '#src/core/list/run-list.ts';

const source: ListSql<typeof exemptionList> = {
  table: 'exemption',
  search: null,
  indexed: { 'valid-from': ['feeKind'] },
  filters: {
    feeKind: (id) => (isRecordId(id) ? sql`${column('exemption.feeKindId')} = ${id}` : sql`false`),
    state: (isValid) => {
      const today = sql`${gardenToday()}::date`;
      const isInTime = sql<SqlBool>`
        ${column('exemption.validFrom')} <= ${today}
        and coalesce(${column('exemption.validThru')}, 'infinity') >= ${today}
      `;
      return isValid ? isInTime : sql<SqlBool>`not (${isInTime})`;
    },
  },
  sorts: { 'valid-from': { by: column('exemption.validFrom'), mayBeEmpty: false } },
};

/** How the exemptions are read, for a page or as a whole. */
export function readExemptions(db: Kysely<Database>) {
  return printedReading(exemptionList, { source, rows: selectExemptions(db) });
}

/** The exemptions with whom they are for; an account is called by its plot and its reference. */
export function selectExemptions(db: Kysely<Database>) {
  const beneficiary = sql<string>`coalesce(party.name, concat_ws(' – ', settlement.garden_name, settlement.reference))`;
  return db
    .selectFrom('exemption')
    .innerJoin('feeKind', 'feeKind.id', 'exemption.feeKindId')
    .leftJoin('settlement', 'settlement.id', 'exemption.settlementId')
    .leftJoin('party', 'party.id', 'exemption.partyId')
    .select((eb) => [
      'exemption.id',
      sql<string>`fee_kind.name || ' – ' || ${beneficiary}`.as('name'),
      jsonObject({ id: eb.ref('feeKind.id'), name: eb.ref('feeKind.name') }).as('feeKind'),
      beneficiary.as('beneficiaryName'),
      'exemption.percent',
      grosze(column('exemption.amountGrosz')).$castTo<number | null>().as('amount'),
      'exemption.validFrom',
      'exemption.validThru',
      'exemption.reason',
    ]);
}
