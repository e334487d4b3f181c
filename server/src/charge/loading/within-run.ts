import { type RawBuilder, sql } from 'kysely';
import type { ChargeRunRow } from '../charge-run-row.ts';

/** What a run charges, and whom it is narrowed to. */
export type RunChoice = Pick<
  ChargeRunRow,
  'feeKindIds' | 'referenceDay' | 'sectorIds' | 'gardenIds' | 'settlementIds'
>;

/** Whether a row of `settlement`, beside its `garden` if any, is among those that a run is narrowed to: one that is not has all. */
export function isWithinRun({
  sectorIds,
  gardenIds,
  settlementIds,
}: RunChoice): RawBuilder<boolean> {
  const isAll = sectorIds.length + gardenIds.length + settlementIds.length === 0;
  return sql`(
    ${isAll} or garden.sector_id = any (${sectorIds}::text[]) or garden.id = any (${gardenIds}::uuid[])
      or settlement.id = any (${settlementIds}::uuid[])
  )`;
}
