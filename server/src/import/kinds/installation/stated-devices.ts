import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { fetchPortions } from '../../engine/portions.ts';
import type { StatedDevice } from './device-facts.ts';

/** The rows of a file about one meter. */
export interface StatedChain {
  readonly meterId: string;
  readonly rows: readonly StatedDevice[];
}

/** The devices of a file, kept by the database until all of them are known: what one may be, the others decide. */
export interface StatedDevices {
  readonly add: (rows: readonly { meterId: string; device: StatedDevice }[]) => Promise<void>;
  readonly chains: () => AsyncGenerator<StatedChain[]>;
}

/** So many meters are compared with what is stored at a time. */
const metersAtOnce = 200;

/** Keeps the devices of a file; inside the import's transaction. */
export async function keepStatedDevices(db: Kysely<Database>): Promise<StatedDevices> {
  await sql`
    create temporary table import_device (number int, meter_id uuid, told json) on commit drop
  `.execute(db);
  return {
    async add(rows) {
      await sql`
        insert into import_device
        select number, meter_id, told::json
        from unnest(
          ${rows.map(({ device }) => device.number)}::int[],
          ${rows.map(({ meterId }) => meterId)}::uuid[],
          ${rows.map(({ device }) => JSON.stringify(device))}::text[]
        ) as stated (number, meter_id, told)
      `.execute(db);
    },
    async *chains() {
      await sql`
        declare import_devices no scroll cursor for
        select meter_id, json_agg(told order by number) as rows
        from import_device group by meter_id order by meter_id
      `.execute(db);
      yield* fetchPortions<StatedChain>(db, 'import_devices', metersAtOnce);
    },
  };
}
