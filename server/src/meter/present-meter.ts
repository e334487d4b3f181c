import type {
  Measurement,
  MeasurementChannel,
  MeasurementListItem,
} from '@grzadka/contract/meter/measurement/measurement.model';
import type { ReversalReason } from '@grzadka/contract/meter/measurement/reversal.model';
import type { FindingAnswer, FindingCode } from '@grzadka/contract/meter/verdict/finding';
import type { MeterListItem, MeterType } from '@grzadka/contract/meter/meter.model';

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

interface HistoryRow extends MeasurementRow {
  id: string;
  installationId: string;
  channel: MeasurementChannel;
  verdict: string[];
  confirmation: FindingAnswer | null;
  remark: string | null;
  rolledOver: boolean;
  reversedAt: string | null;
  reason: ReversalReason | null;
  reversalRemark: string | null;
  replacementId: string | null;
  reversedByFirstName: string | null;
  reversedByLastName: string | null;
}

/** An entry of a meter's history as the wire carries it, with its reversal if it was taken back. */
export function presentHistoryEntry(row: HistoryRow): MeasurementListItem {
  const { id, installationId, channel, confirmation, remark, rolledOver, reversedAt, reason } = row;
  return {
    id,
    ...presentMeasurement(row),
    installationId,
    channel,
    verdict: row.verdict as FindingCode[],
    confirmation,
    remark,
    rolledOver,
    reversal:
      reversedAt === null || reason === null
        ? null
        : {
            at: reversedAt,
            by: { firstName: row.reversedByFirstName, lastName: row.reversedByLastName },
            reason,
            remark: row.reversalRemark,
            replacementId: row.replacementId,
          },
  };
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
