import { holdsOn } from './holding.ts';
import type { ChargedTariff, RunTerms } from './terms.ts';

/** The tariff of a fee kind that holds on the run's reference day; undefined where there is none. */
export function tariffOn(
  { tariffs, referenceDay }: Pick<RunTerms, 'tariffs' | 'referenceDay'>,
  feeKindId: string,
): ChargedTariff | undefined {
  return tariffs.find(
    (tariff) =>
      tariff.feeKindId === feeKindId &&
      holdsOn({ from: tariff.validFrom, thru: tariff.validThru }, referenceDay),
  );
}
