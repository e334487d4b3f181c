import type { BlockedReason } from '@grzadka/contract/charge/line/blocked-plot';
import { consumption } from '@grzadka/contract/meter/consumption/consumption';
import { lossBalance } from '@grzadka/contract/zone/loss-balance';
import type { ChargedZone, RunTerms } from './terms.ts';

/**
 * Returns the loss of a zone in the run's period, in the zone's unit (docs/product/readings.md#loss-balance), or the meter that
 * keeps it from being known: the first one whose consumption is unknown, the main ones before all others; or a main meter where
 * the loss is below zero, since that is a fault.
 */
export function zoneLoss(
  { id, name, type, meters }: ChargedZone,
  { period }: Pick<RunTerms, 'period'>,
): number | BlockedReason {
  const balanced = meters.map((meter) => ({
    meter,
    consumption: consumption(meter.chain, period),
    quantityBefore: null,
  }));
  const ofRole = (role: ChargedZone['meters'][number]['role']) =>
    balanced.filter(({ meter }) => meter.role === role);
  const main = ofRole('main');
  const { loss, certainty } = lossBalance({
    type,
    price: null,
    main,
    plots: ofRole('plot'),
    common: ofRole('common'),
  });
  if (certainty === 'exact' && loss !== null && loss >= 0) return loss;
  const faulty = [...main, ...balanced].find((one) => one.consumption.quantity === null) ?? main[0];
  return {
    code: 'undetermined',
    meter: faulty
      ? { id: faulty.meter.id, name: faulty.meter.name }
      : { id, name: `główny strefy ${name}` },
  };
}
