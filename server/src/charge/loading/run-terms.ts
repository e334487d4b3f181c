import type { Instalments } from '@grzadka/contract/tariff/instalments';
import type { TariffTerms } from '@grzadka/contract/tariff/tariff-terms';
import { type Kysely, sql } from 'kysely';
import { anyOf } from '#src/core/database/any-of.ts';
import type { Database } from '#src/core/database/tables.ts';
import { readChains } from '#src/meter/consumption/read-chains.ts';
import type {
  ChargedExemption,
  ChargedKind,
  ChargedTariff,
  ChargedZone,
  RunTerms,
} from '../calculation/terms.ts';
import type { ChargeRunRow } from '../charge-run-row.ts';

/** Reads what a run charges and by what, as far as it is the same for all plots: docs/product/charge-runs.md#calculation. */
export async function readRunTerms(db: Kysely<Database>, run: ChargeRunRow): Promise<RunTerms> {
  const { periodFrom, periodThru, feeKindIds } = run;
  const tariffs = await readTariffs(db, feeKindIds);
  return {
    kind: run.kind,
    title: run.title,
    period: { from: periodFrom, thru: periodThru },
    referenceDay: run.referenceDay,
    readingWindow: { from: run.readingFrom ?? periodFrom, thru: run.readingThru ?? periodThru },
    firstMeteredDay: run.consumptionFrom ?? periodFrom,
    issueDay: run.issueDay,
    dueYear: dueYearOf(run),
    isCorrection: run.correctsId !== null,
    feeKinds: await readKinds(db, feeKindIds),
    tariffs,
    exemptions: await readExemptions(db, feeKindIds),
    zones: await readZones(db, tariffs),
  };
}

/**
 * In which year what a run charges is due: that which it states, else that in which its period ends, since what was used
 * over a winter is charged after it (docs/product/charges.md#instalments).
 */
export function dueYearOf({
  dueYear,
  periodThru,
}: Pick<ChargeRunRow, 'dueYear' | 'periodThru'>): number {
  return dueYear ?? Number(periodThru.slice(0, 'YYYY'.length));
}

function readKinds(db: Kysely<Database>, ids: readonly string[]): Promise<ChargedKind[]> {
  return db
    .selectFrom('feeKind')
    .select(['id', 'name', 'position'])
    .where('id', '=', anyOf(ids, 'uuid'))
    .orderBy('position')
    .orderBy('id')
    .execute();
}

async function readTariffs(
  db: Kysely<Database>,
  kinds: readonly string[],
): Promise<ChargedTariff[]> {
  const rows = await db
    .selectFrom('tariff')
    .innerJoin('resolution', 'resolution.id', 'resolutionId')
    .select(['tariff.id', 'feeKindId', 'validFrom', 'validThru', 'proration'])
    .select(['resolution.number', 'resolution.adoptedOn'])
    .select((eb) => [
      eb.ref('terms').$castTo<TariffTerms>().as('terms'),
      eb.ref('instalments').$castTo<Instalments>().as('instalments'),
    ])
    .where('feeKindId', '=', anyOf(kinds, 'uuid'))
    .orderBy('validFrom')
    .orderBy('tariff.id')
    .execute();
  return rows.map(({ number, adoptedOn, ...tariff }) => ({
    ...tariff,
    resolution: { number, adoptedOn },
  }));
}

async function readExemptions(
  db: Kysely<Database>,
  kinds: readonly string[],
): Promise<ChargedExemption[]> {
  const rows = await db
    .selectFrom('exemption')
    .leftJoin('resolution', 'resolution.id', 'resolutionId')
    .select(['exemption.id', 'feeKindId', 'settlementId', 'partyId', 'percent', 'amountGrosz'])
    .select(['validFrom', 'validThru', 'resolution.number', 'resolution.adoptedOn'])
    .where('feeKindId', '=', anyOf(kinds, 'uuid'))
    .orderBy('exemption.id')
    .execute();
  return rows.map(({ amountGrosz, number, adoptedOn, ...exemption }) => ({
    ...exemption,
    amount: amountGrosz === null ? null : Number(amountGrosz),
    resolution: number === null || adoptedOn === null ? null : { number, adoptedOn },
  }));
}

/** The zones whose losses the tariffs share out, each with all of its meters. */
async function readZones(
  db: Kysely<Database>,
  tariffs: readonly ChargedTariff[],
): Promise<ChargedZone[]> {
  const ids = tariffs.flatMap(({ terms }) =>
    terms.method === 'distribute' && terms.of === 'loss' ? [terms.zoneId] : [],
  );
  if (ids.length === 0) return [];
  const zones = await db
    .selectFrom('zone')
    .select(['id', 'name', 'type'])
    .where('id', '=', anyOf(ids, 'uuid'))
    .execute();
  const meters = await db
    .selectFrom('meter')
    .select(['id', 'name', 'role', 'zoneId'])
    .where('zoneId', '=', anyOf(ids, 'uuid'))
    .orderBy(sql`name collate polish`)
    .execute();
  const chains = await readChains(
    db,
    meters.map(({ id }) => id),
  );
  return zones.map((zone) => ({
    ...zone,
    meters: meters
      .filter(({ zoneId }) => zoneId === zone.id)
      .map(({ id, name, role }) => ({ id, name, role, chain: chains.get(id) ?? noChain })),
  }));
}

/** Of a meter without a device. */
const noChain = { installations: [], measurements: [] };
