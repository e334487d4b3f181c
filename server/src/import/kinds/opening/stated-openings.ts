import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { fetchPortions } from '../../engine/portions.ts';
import type { PlacedRow } from '../find-settlements.ts';
import type { OpeningRow } from './opening-row.ts';

/** What a file says of one account and fee kind, or of what is overpaid on the account. */
export interface StatedOpening {
  readonly settlementId: string;
  readonly feeKindId: string | null;
  readonly rows: readonly PlacedRow<OpeningRow>[];
}

/** The rows of a file, kept by the database until all of them are known: those of one account and fee kind are one debt. */
export interface StatedOpenings {
  readonly add: (rows: readonly PlacedRow<OpeningRow>[]) => Promise<void>;
  readonly openings: () => AsyncGenerator<StatedOpening[]>;
}

/** So many debts are compared with what is posted at a time. */
const openingsAtOnce = 500;

/** Keeps the rows of a file; inside the import's transaction. */
export async function keepStatedOpenings(db: Kysely<Database>): Promise<StatedOpenings> {
  await sql`
    create temporary table import_opening (number int, settlement_id uuid, fee_kind_id uuid, told json)
    on commit drop
  `.execute(db);
  return {
    async add(rows) {
      await sql`
        insert into import_opening
        select number, settlement_id, fee_kind_id, told::json
        from unnest(
          ${rows.map(({ number }) => number)}::int[],
          ${rows.map(({ row }) => row.settlementId)}::uuid[],
          ${rows.map(({ row }) => row.feeKind?.id ?? null)}::uuid[],
          ${rows.map((row) => JSON.stringify(row))}::text[]
        ) as stated (number, settlement_id, fee_kind_id, told)
      `.execute(db);
    },
    async *openings() {
      await sql`
        declare import_openings no scroll cursor for
        select settlement_id, fee_kind_id, json_agg(told order by number) as rows
        from import_opening group by settlement_id, fee_kind_id order by min(number)
      `.execute(db);
      yield* fetchPortions<StatedOpening>(db, 'import_openings', openingsAtOnce);
    },
  };
}
