import type { MeasurementListItem } from '@grzadka/contract/meter/measurement/measurement.model';

/** A measurement of tests, in which nothing was found, taken at noon of a day. */
export function sampleMeasurement(
  value: number,
  day: string,
  more: Partial<MeasurementListItem> = {},
): MeasurementListItem {
  return {
    id: `${value} on ${day}`,
    value,
    measuredAt: `${day}T11:00:00.000Z`,
    measuredBy: { firstName: 'Anna', lastName: 'Nowak' },
    installationId: 'device',
    channel: 'office',
    verdict: [],
    confirmation: null,
    remark: null,
    rolledOver: false,
    reversal: null,
    ...more,
  };
}
