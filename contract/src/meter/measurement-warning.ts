import type { MeasurementListItem } from './measurement/measurement.model.ts';

/** How many times its usual consumption a meter may rise before the screen asks to look again. */
const implausibleFactor = 10;

const dayInMilliseconds = 24 * 60 * 60 * 1000;

export type MeasurementWarning = 'inactive' | 'smaller-than-last' | 'implausibly-large';

/** The words shown beside a value that is accepted all the same. */
export const measurementWarningTexts = {
  inactive: 'Ten licznik jest nieaktywny. Sprawdź, czy to na pewno ten',
  'smaller-than-last': 'Wartość jest mniejsza od ostatniej. Sprawdź, czy odczyt jest poprawny.',
  'implausibly-large': `Zużycie jest ponad ${implausibleFactor} razy większe niż zwykle. Sprawdź, czy odczyt jest poprawny.`,
} as const satisfies Record<MeasurementWarning, string>;

/**
 * What looks wrong about a new value, given the meter's latest measurements, newest first. The
 * usual consumption is the median per day between neighbouring measurements; falls (a meter
 * exchanged or corrected) tell nothing about consumption and are left out.
 */
export function measurementWarning(
  value: number,
  latest: readonly Pick<MeasurementListItem, 'value' | 'measuredAt'>[],
  now: Date,
): MeasurementWarning | undefined {
  const last = latest[0];
  if (last === undefined) return undefined;
  if (value < last.value) return 'smaller-than-last';
  const usual = usualDailyConsumption(latest);
  if (usual === undefined || usual === 0) return undefined;
  const daily = (value - last.value) / daysBetween(last.measuredAt, now.toISOString());
  return daily > implausibleFactor * usual ? 'implausibly-large' : undefined;
}

function usualDailyConsumption(
  latest: readonly Pick<MeasurementListItem, 'value' | 'measuredAt'>[],
): number | undefined {
  const rates = latest
    .slice(1)
    .map((earlier, index) => {
      const later = latest[index];
      if (later === undefined || later.value < earlier.value) return undefined;
      return (later.value - earlier.value) / daysBetween(earlier.measuredAt, later.measuredAt);
    })
    .filter((rate) => rate !== undefined)
    .toSorted((a, b) => a - b);
  return rates[Math.floor(rates.length / 2)];
}

/** Days between two instants, at least one, so that a second look on the same day does not warn. */
function daysBetween(earlier: string, later: string): number {
  return Math.max(1, (Date.parse(later) - Date.parse(earlier)) / dayInMilliseconds);
}
