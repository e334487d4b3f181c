import { dayNumber, dayOfNumber } from '@grzadka/contract/core/time/day-number';
import { consumption } from '@grzadka/contract/meter/consumption/consumption';
import type { Consumption } from '@grzadka/contract/meter/consumption/consumption.model';
import type { MeterChain } from '@grzadka/contract/meter/consumption/meter-chain';
import type { Period } from '@grzadka/contract/meter/consumption/periods';
import { meterUnits } from '@grzadka/contract/meter/meter.labels';
import { lossBalance } from '@grzadka/contract/zone/loss-balance';
import type { LossBalance } from '@grzadka/contract/zone/loss-balance.model';
import type { ZoneBalanceLine } from '@grzadka/contract/zone/zone-balance.model';
import { type Kysely, sql } from 'kysely';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import { readChains } from '#src/meter/consumption/read-chains.ts';

type ZoneMeter = Pick<ZoneBalanceLine, 'id' | 'name' | 'role'>;

/** A balance with all that is known of its lines, and the unit that they are in. */
interface ReadBalance extends LossBalance {
  readonly lines: (ZoneMeter & Consumption)[];
  readonly unit: string;
}

/**
 * What the main meters of a zone counted in some days and no other did, with a line for each meter
 * (docs/product/readings.md#loss-balance); `price` in złoty. 404 when there is no such zone.
 */
export async function readBalance(
  db: Kysely<Database>,
  { id, price, ...period }: { id: string; price: number | null } & Period,
): Promise<ReadBalance> {
  const zone = db.selectFrom('zone').select('type').where('id', '=', recordId(id));
  const { type } = await zone.executeTakeFirstOrThrow(notFound);
  const meters = await readMeters(db, id);
  const chains = await readChains(
    db,
    meters.map((meter) => meter.id),
  );

  const usedIn = (time: Period, meter: ZoneMeter) =>
    consumption(chains.get(meter.id) ?? neverRead, time);
  const lines = meters.map((meter) => ({ ...meter, ...usedIn(period, meter) }));
  const balanceBy = (quantityBefore: (meter: ZoneMeter) => number | null) => {
    const balanced = Map.groupBy(
      lines.map((line) => {
        return { meter: line, consumption: line, quantityBefore: quantityBefore(line) };
      }),
      ({ meter }) => meter.role,
    );
    const [main = [], common = [], plots = []] = roles.map((role) => balanced.get(role));
    return lossBalance({ type, price, main, common, plots });
  };
  const balance = balanceBy(() => null);
  const timeBefore = before(period);
  return {
    // The quantity before is read only for a loss below zero: it shows whose consumption rose.
    ...(balance.alert === 'negative'
      ? balanceBy((meter) => usedIn(timeBefore, meter).quantity)
      : balance),
    lines,
    unit: meterUnits[type],
  };
}

/** In this order the lines stand. */
const roles = ['main', 'common', 'plot'] as const satisfies ZoneMeter['role'][];

const neverRead: MeterChain = { installations: [], measurements: [] };

function readMeters(db: Kysely<Database>, zoneId: string): Promise<ZoneMeter[]> {
  return db
    .selectFrom('meter')
    .select(['id', 'name', 'role'])
    .where('zoneId', '=', zoneId)
    .orderBy(sql`array_position(${roles}::text[], role)`)
    .orderBy(sql`name collate polish`)
    .orderBy('id')
    .execute();
}

/** As many days just before. */
function before({ from, thru }: Period): Period {
  const [first, last] = [dayNumber(from), dayNumber(thru)];
  return { from: dayOfNumber(2 * first - last - 1), thru: dayOfNumber(first - 1) };
}
