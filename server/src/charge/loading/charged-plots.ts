import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { readPlotBasis } from '#src/garden/plot-basis.repo.ts';
import type { ChargedBefore, ChargedPlot, PlotAccount, Span } from '../calculation/plot.ts';
import type { ChargeRunRow } from '../charge-run-row.ts';
import { readChargedMeters } from './charged-meters.ts';

/** A plot of a run, and where it lies: what lists are put in order by. */
export interface PlacedPlot extends ChargedPlot {
  readonly gardenName: string;
  readonly sectorId: string | null;
}

/** A plot in question: null for an account without one. */
interface PlaceRow {
  readonly id: string | null;
  readonly name: string;
  readonly sectorId: string | null;
}

/** The plots in reach of a run, in the order of their names, and the accounts without a plot that it names. */
export async function readPlaces(db: Kysely<Database>, run: ChargeRunRow): Promise<PlaceRow[]> {
  const { sectorIds, gardenIds, settlementIds } = run;
  const isAll = sectorIds.length + gardenIds.length + settlementIds.length === 0;
  const { rows } = await sql<PlaceRow>`
    select garden.id, garden.name, garden.sector_id
    from garden
    where ${isAll}
      or sector_id = any (${sectorIds}::text[])
      or garden.id = any (${gardenIds}::uuid[])
      or exists (
        select from settlement where garden_id = garden.id and settlement.id = any (${settlementIds}::uuid[])
      )
    order by garden.name collate polish, garden.id
  `.execute(db);
  return rows;
}

/** All that the calculation has to know of these plots, as it is now: docs/product/charge-runs.md#calculation. */
export async function readChargedPlots(
  db: Kysely<Database>,
  run: ChargeRunRow,
  places: readonly PlaceRow[],
): Promise<PlacedPlot[]> {
  const gardenIds = places.flatMap(({ id }) => id ?? []);
  const bases = await readPlotBasis(db, gardenIds, run.referenceDay);
  const meters = await readChargedMeters(db, gardenIds);
  const byHand = await readAmountsByHand(db, run);
  const accounts = await readAccounts(db, run, { gardenIds, byHand });
  const charged = await readCharged(db, run, { gardenIds, byHand });
  const skipped = await readSkipped(db, run.id);
  const plots = places.flatMap(({ id, name, sectorId }) => {
    const basis = bases.get(id ?? '');
    if (id === null || basis === undefined) return [];
    const { gardenId: _gardenId, ...facts } = basis;
    return [
      {
        garden: { id, name, ...facts },
        gardenName: name,
        sectorId,
        isSkipped: skipped.has(id),
        accounts: accounts.get(id) ?? [],
        meters: meters.get(id) ?? [],
        charged: charged.get(id) ?? [],
      },
    ];
  });
  const withoutPlot = (accounts.get(null) ?? []).map((account) => ({
    garden: null,
    gardenName: '',
    sectorId: null,
    isSkipped: skipped.has(account.id),
    accounts: [account],
    meters: [],
    charged: charged.get(account.id) ?? [],
  }));
  return [...plots, ...withoutPlot];
}

interface AccountRow extends Omit<PlotAccount, 'amounts'> {
  readonly gardenId: string | null;
}

/** The plots in question, and what is set by hand, by the account. */
interface Reach {
  readonly gardenIds: readonly string[];
  readonly byHand: ReadonlyMap<string, PlotAccount['amounts']>;
}

/** What is set by hand for single accounts, in the place of the tariff's rate (docs/product/charge-runs.md#amounts-by-hand). */
async function readAmountsByHand(
  db: Kysely<Database>,
  run: Pick<ChargeRunRow, 'id'>,
): Promise<Reach['byHand']> {
  const rows = await db
    .selectFrom('chargeAmount')
    .select(['settlementId', 'feeKindId', 'amountGrosz', 'description'])
    .where('runId', '=', run.id)
    .orderBy('id')
    .execute();
  const bySettlement = Map.groupBy(rows, ({ settlementId }) => settlementId);
  return new Map(
    Array.from(bySettlement, ([id, of]) => [
      id,
      of.map(({ feeKindId, amountGrosz, description }) => ({
        feeKindId,
        amount: Number(amountGrosz),
        description,
      })),
    ]),
  );
}

/** The accounts of the plots, and of those without one that the run names or has an amount for, by the plot. */
async function readAccounts(
  db: Kysely<Database>,
  { settlementIds, feeKindIds }: ChargeRunRow,
  { gardenIds, byHand }: Reach,
): Promise<ReadonlyMap<string | null, PlotAccount[]>> {
  const { rows } = await sql<AccountRow & { holders: readonly HolderRow[] }>`
    select
      settlement.id, number, garden_id, opened_on, closed_on,
      (
        select coalesce(json_agg(json_build_object(
          'partyId', settlement_holder.party_id,
          'from', case when assignment.id is null then opened_on else valid_from end,
          'thru', case when assignment.id is null then closed_on else nullif(valid_thru, 'infinity') end,
          'memberships', (
            select coalesce(json_agg(json_build_object('from', membership.valid_from, 'thru', membership.valid_thru)), '[]')
            from membership where membership.party_id = settlement_holder.party_id
          )
        ) order by settlement_holder.party_id), '[]')
        from settlement_holder left join assignment on assignment.id = assignment_id
        where settlement_id = settlement.id
      ) as holders
    from settlement
    where garden_id = any (${gardenIds}::uuid[])
      or garden_id is null and settlement.id = any (${[...settlementIds, ...byHand.keys()]}::uuid[])
    order by number
  `.execute(db);
  const chosen = new Set(settlementIds);
  // What is charged by hand is charged to the accounts that the run names, by its tariff, unless an amount is set for them.
  const atRate = feeKindIds.map((feeKindId) => ({ feeKindId, amount: null, description: null }));
  const accounts = rows.map(({ gardenId, ...account }) => {
    const set = byHand.get(account.id) ?? [];
    const others = chosen.has(account.id) ? atRate : [];
    const isSet = (kindId: string) => set.some(({ feeKindId }) => feeKindId === kindId);
    const amounts = [...set, ...others.filter(({ feeKindId }) => !isSet(feeKindId))];
    return { gardenId, account: { ...account, amounts } };
  });
  const byGarden = Map.groupBy(accounts, ({ gardenId }) => gardenId);
  return new Map(
    Array.from(byGarden, ([gardenId, of]) => [gardenId, of.map(({ account }) => account)]),
  );
}

interface HolderRow extends Span {
  readonly partyId: string;
  readonly memberships: readonly Span[];
}

/** What is charged of the run's kinds and not taken back, by the plot, or by the account without one. */
async function readCharged(
  db: Kysely<Database>,
  { feeKindIds, settlementIds }: ChargeRunRow,
  { gardenIds, byHand }: Reach,
): Promise<ReadonlyMap<string, ChargedBefore[]>> {
  const { rows } = await sql<ChargedBefore & { place: string }>`
    select
      coalesce(charge.garden_id, settlement_id) as place, fee_kind_id, settlement_id,
      charge_run.number as run_number, charge_run.kind as run_kind, charge_run.title as run_title,
      coalesce(first_day, charge.period_from) as "from", coalesce(last_day, charge.period_thru) as thru
    from charge join charge_run on charge_run.id = run_id
    where fee_kind_id = any (${feeKindIds}::uuid[]) and charge.reversed_on is null
      and (
        first_day is not null or once_title is not null
        -- Days of meters are told by their stretches.
        or exists (
          select from charge_line join tariff on tariff.id = tariff_id
          where charge_id = charge.id and method = 'manual'
        )
      )
      and (charge.garden_id = any (${gardenIds}::uuid[]) or charge.garden_id is null and settlement_id = any (${[...settlementIds, ...byHand.keys()]}::uuid[]))
    order by charge.number
  `.execute(db);
  return Map.groupBy(rows, ({ place }) => place);
}

/** The plots, and accounts without one, that somebody left out of the draft. */
async function readSkipped(db: Kysely<Database>, runId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('chargeRunSettlement')
    .select(['gardenId', 'settlementId'])
    .where('runId', '=', runId)
    .where('skipReason', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ gardenId, settlementId }) => gardenId ?? settlementId ?? []));
}
