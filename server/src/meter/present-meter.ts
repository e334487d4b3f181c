import type { FindingCode } from '@grzadka/contract/meter/measurement/finding';
import type { Measurement } from '@grzadka/contract/meter/measurement/measurement';
import type { MeasurementChannel } from '@grzadka/contract/meter/measurement/measurement.model';
import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import type { MeterListItem } from '@grzadka/contract/meter/meter.model';
import type { UncheckedMeasurement } from '@grzadka/contract/meter/unchecked/unchecked.model';
import type { Selectable } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';

type MeasurementRow = Pick<
  Selectable<Database['measurement']>,
  'value' | 'measuredAt' | 'measuredByFirstName' | 'measuredByLastName'
>;

type MeterRow = Omit<MeterListItem, 'lastMeasurement'> & {
  [Column in keyof MeasurementRow]: MeasurementRow[Column] | null;
};

interface JudgedRow extends MeasurementRow {
  id: string;
  installationId: string;
  channel: MeasurementChannel;
  verdict: string[];
  rolledOver: boolean;
}

interface UncheckedRow extends JudgedRow {
  meterId: string;
  meterName: string;
  meterType: MeterType;
  gardenId: string | null;
  gardenName: string | null;
}

/** A measurement that waits for an answer as the wire carries it, with its meter. */
export function presentUnchecked(row: UncheckedRow): UncheckedMeasurement {
  const { meterId, meterName, meterType, gardenId, gardenName } = row;
  const garden = named(gardenId, gardenName);
  return {
    ...presentJudged(row),
    meter: { id: meterId, name: meterName, type: meterType, garden },
  };
}

function presentJudged(row: JudgedRow) {
  const { id, installationId, channel, rolledOver } = row;
  // The column is of texts, and the program writes codes alone.
  const verdict = row.verdict as FindingCode[];
  return { id, ...presentMeasurement(row), installationId, channel, verdict, rolledOver };
}

/** A measurement as the wire carries it; the value in the meter's unit. */
function presentMeasurement(row: MeasurementRow): Measurement {
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

/** A record that another one belongs to, by the columns of an outer join; null where there is none. */
export function named(id: string | null, name: string | null): { id: string; name: string } | null {
  return id === null || name === null ? null : { id, name };
}
