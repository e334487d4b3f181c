import {
  type MeasurementListItem,
  measurementListItem,
} from '@grzadka/contract/meter/measurement/measurement.model';
import { sampleOf } from '@grzadka/contract/test/samples/sample-of';

/** A measurement of tests, in which nothing was found, taken at noon of a day. */
export function sampleMeasurement(
  value: number,
  day: string,
  more: Partial<MeasurementListItem> = {},
): MeasurementListItem {
  return sampleOf(measurementListItem, {
    id: `${value} on ${day}`,
    value,
    measuredAt: `${day}T11:00:00.000Z`,
    measuredBy: { firstName: 'Anna', lastName: 'Nowak' },
    installationId: 'device',
    ...more,
  });
}
