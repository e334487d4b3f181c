import type { BlockedReason } from '@grzadka/contract/charge/line/blocked-plot';
import { fromParts, toParts } from '@grzadka/contract/core/number/exact-decimal';
import { consumption } from '@grzadka/contract/meter/consumption/consumption';
import { quantityPlaces } from '@grzadka/contract/meter/consumption/counted-chain';
import { type MeterType, meterUnits } from '@grzadka/contract/meter/meter.labels';
import type { TariffTerms } from '@grzadka/contract/tariff/tariff-terms';
import type { ChargedPlot } from './plot.ts';
import { tariffOn } from './tariff-on.ts';
import type { ChargedZone, RunTerms } from './terms.ts';
import { squareMetres } from './words.ts';

export type SharedTerms = Extract<TariffTerms, { method: 'distribute' }>;

/** By how much a plot bears of what is shared: a decimal as text, with its unit; or why nobody can tell. */
interface Weight {
  readonly weight: string;
  readonly unit: string;
  readonly blocked?: BlockedReason;
}

/** Weighs a plot by the key of a tariff, by what is true on the run's reference day and in its period (docs/product/charges.md#loss). */
export function weigh(
  terms: SharedTerms,
  plot: ChargedPlot,
  run: RunTerms,
  zone: ChargedZone | undefined,
): Weight {
  switch (terms.key) {
    case 'equal':
      return { weight: '1', unit: 'dz.' };
    case 'area': {
      const area = plot.garden?.area ?? null;
      return area === null
        ? { weight: '0', unit: squareMetres, blocked: { code: 'no-area' } }
        : { weight: area, unit: squareMetres };
    }
    case 'residents':
      return { weight: String(plot.garden?.residents ?? 0), unit: 'os.' };
    case 'consumption':
      return weighUse(terms, plot, run, zone);
  }
}

/** What the plot's own meters used in the period: those of the zone, or without one all of the tariff's type. */
function weighUse(
  terms: SharedTerms,
  plot: ChargedPlot,
  run: RunTerms,
  zone: ChargedZone | undefined,
): Weight {
  const stated = 'meterType' in terms ? terms.meterType : undefined;
  const type = zone?.type ?? stated ?? meteredType(run);
  const unit = meterUnits[type];
  let sum = 0n;
  for (const meter of plot.meters) {
    if (meter.role !== 'plot' || meter.type !== type) continue;
    if (zone && meter.zoneId !== zone.id) continue;
    const { quantity } = consumption(meter.chain, run.period);
    if (quantity === null) {
      const { id, name } = meter;
      return { weight: '0', unit, blocked: { code: 'undetermined', meter: { id, name } } };
    }
    sum += toParts(quantity, quantityPlaces);
  }
  return { weight: String(fromParts(sum, quantityPlaces)), unit };
}

/** Of tariffs that state no type: what the run charges by meter; where that is water and energy, or neither, it is energy. */
function meteredType(run: RunTerms): MeterType {
  const types = new Set(
    run.feeKinds
      .flatMap(({ id }) => tariffOn(run, id) ?? [])
      .flatMap(({ terms }) => (terms.method === 'consumption' ? [terms.meterType] : [])),
  );
  return types.has('WaterMeter') && types.size === 1 ? 'WaterMeter' : 'ElectricityMeter';
}
