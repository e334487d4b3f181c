import type { ChargeLine } from '@grzadka/contract/charge/charge.model';
import type { Kysely } from 'kysely';
import { anyOf } from '#src/core/database/any-of.ts';
import type { Database } from '#src/core/database/tables.ts';
import type { ChargeLine as ReckonedLine } from './calculation/result.ts';

/** A line as a draft or a charge keeps it. */
export type StoredLine = ReckonedLine;

type ToldTariffs = ReadonlyMap<string, ChargeLine['tariff']>;

/** The tariffs by which lines were reckoned, with their resolutions. */
export async function readToldTariffs(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ToldTariffs> {
  const rows = await db
    .selectFrom('tariff')
    .innerJoin('resolution', 'resolution.id', 'resolutionId')
    .select(['tariff.id', 'resolution.id as resolutionId', 'resolution.number'])
    .where('tariff.id', '=', anyOf([...new Set(ids)], 'uuid'))
    .execute();
  return new Map(
    rows.map(({ id, resolutionId, number }) => [
      id,
      { id, resolution: { id: resolutionId, number } },
    ]),
  );
}

/** A line as the calls tell it; the tariff of a draft may be gone. */
export function presentLine(
  { tariffId, basis, ...line }: StoredLine,
  tariffs: ToldTariffs,
): ChargeLine {
  const { stretch, readings = [] } = basis;
  return {
    ...line,
    tariff: (tariffId === null ? undefined : tariffs.get(tariffId)) ?? null,
    stretch: stretch
      ? {
          meterId: stretch.meterId,
          from: stretch.from,
          thru: stretch.thru,
          quantity: stretch.quantity,
        }
      : null,
    readings: readings.map(({ meterId, id, day, value, isEstimate }) => ({
      meterId,
      id,
      day,
      value,
      isEstimate,
    })),
  };
}
