import type { Measurement, MeterListItem, MeterType } from '@grzadka/contract/meter/meter.model';

interface MeasurementRow {
  value: string;
  measuredAt: string;
  measuredByFirstName: string | null;
  measuredByLastName: string | null;
}

interface MeterRow extends Pick<MeterListItem, 'id' | 'name' | 'active'> {
  type: MeterType;
  value: string | null;
  measuredAt: string | null;
  measuredByFirstName: string | null;
  measuredByLastName: string | null;
}

/** A measurement as the wire carries it; the value in the meter's unit. */
export function presentMeasurement(row: MeasurementRow): Measurement {
  return {
    value: Number(row.value),
    measuredAt: row.measuredAt,
    measuredBy: { firstName: row.measuredByFirstName, lastName: row.measuredByLastName },
  };
}

/** A meter as the wire carries it, with its last measurement if it has one. */
export function presentMeter({
  id,
  name,
  active,
  type,
  value,
  measuredAt,
  ...by
}: MeterRow): MeterListItem {
  const lastMeasurement =
    value === null || measuredAt === null ? null : presentMeasurement({ value, measuredAt, ...by });
  return { id, name, active, type, lastMeasurement };
}
