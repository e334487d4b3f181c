import { consumptionOf } from '@grzadka/contract/meter/consumption/consumption';
import type {
  Consumption,
  consumptionQuery,
} from '@grzadka/contract/meter/consumption/consumption.model';
import { type MeterType, meterUnits } from '@grzadka/contract/meter/meter.labels';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { invalidFields, notFound } from '#src/core/errors/app-error.ts';
import { readChains } from './read-chains.ts';

/** Ten years by days; a meter's whole life by days would be a reply of many megabytes. */
const mostPieces = 3_700;

/**
 * The consumption of a meter in pieces, the earliest first, and its unit. 404 when there is no such meter, 400 when
 * there are more pieces than ten years have days.
 */
export async function readConsumption(
  db: Kysely<Database>,
  { id, ...request }: { id: string } & z.output<typeof consumptionQuery>,
): Promise<{ items: Consumption[]; unit: string }> {
  const meterId = recordId(id);
  const type = await readType(db, meterId);
  const chain = (await readChains(db, [meterId])).get(meterId);
  const items = chain ? consumptionOf(chain, request) : [];
  if (items.length > mostPieces) {
    throw invalidFields({ from: 'Po dniach można pokazać najwyżej 10 lat. Skróć okres.' });
  }
  return { items, unit: meterUnits[type] };
}

async function readType(db: Kysely<Database>, meterId: string): Promise<MeterType> {
  const meter = db.selectFrom('meter').select('type').where('id', '=', meterId);
  return (await meter.executeTakeFirstOrThrow(notFound)).type;
}
