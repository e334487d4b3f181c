import type { BlockedReason } from '@grzadka/contract/charge/line/blocked-plot';
import { consumption } from '@grzadka/contract/meter/consumption/consumption';
import { lossBalance } from '@grzadka/contract/zone/loss-balance';
import type { ChargedZone, RunTerms } from './terms.ts';

/**
 * The loss of a zone in the run's period, in the zone's unit (docs/product/readings.md#loss-balance); or the meter by which it
 * cannot be told: the first one that is not known, and of a loss below zero a main meter, since that is a fault.
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
