import { consumptionOf } from '@grzadka/contract/meter/consumption/consumption';
import type {
  Consumption,
  consumptionQuery,
} from '@grzadka/contract/meter/consumption/consumption.model';
import { meterUnits } from '@grzadka/contract/meter/meter.labels';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '#src/core/database/tables.ts';
import { invalidFields, notFound } from '#src/core/errors/app-error.ts';
import { type SoughtId, soughtId } from '#src/core/scope/sought-id.ts';
import { readChains } from './read-chains.ts';

/** Ten years by days; a meter's whole life by days would be a reply of many megabytes. */
const mostPieces = 3_700;

/**
 * The consumption of a meter in pieces, the earliest first, and its unit. 404 when there is no such meter, 400 when
 * there are more pieces than ten years have days.
 */
export async function readConsumption(
  db: Kysely<Database>,
  { id, ...request }: { id: SoughtId } & z.output<typeof consumptionQuery>,
): Promise<{ items: Consumption[]; unit: string }> {
  const { id: meterId, type } = await readMeter(db, id);
  const chain = (await readChains(db, [meterId])).get(meterId);
  const items = chain ? consumptionOf(chain, request) : [];
  if (items.length > mostPieces) {
    throw invalidFields({ from: 'Po dniach można pokazać najwyżej 10 lat. Skróć okres.' });
  }
  return { items, unit: meterUnits[type] };
}

function readMeter(db: Kysely<Database>, id: SoughtId) {
  const meter = db.selectFrom('meter').select(['id', 'type']).where('id', '=', soughtId(id));
  return meter.executeTakeFirstOrThrow(notFound);
}
