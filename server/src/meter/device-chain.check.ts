import { deviceChainCheck } from '@grzadka/contract/meter/device-chain.check';
import { sql } from 'kysely';
import { bindCheck } from '#src/core/inspection/check.ts';
import { idRanges } from '#src/core/inspection/id-ranges.ts';

/**
 * Finds the meters without a device, and those with a measurement that counts but was read before its device came, after it was
 * gone, or at a device whose mounting was undone. The database itself refuses two devices at a time.
 */
export const checkDeviceChains = bindCheck(deviceChainCheck, async function* ({ db }) {
  for await (const isInRange of idRanges(db, 'meter')) {
    const { rows } = await sql<{ id: string; hasDevice: boolean; strayMeasurements: number }>`
      select meter.id, has_device, stray_measurements
      from meter
      cross join lateral (
        select exists (
          select from installation where meter_id = meter.id and undone_at is null
        ) as has_device
      ) device
      cross join lateral (
        select count(*)::integer as stray_measurements
        from effective_measurement measurement
        join installation on installation.id = measurement.installation_id
        where measurement.meter_id = meter.id and (
          undone_at is not null
          or measured_at < installed_at
          -- What was read as it was taken off is its own; to the millisecond, in which times travel.
          or date_trunc('milliseconds', measured_at) > removed_at
        )
      ) stray
      where ${isInRange('meter.id')} and (not has_device or stray_measurements > 0)
      order by meter.id
    `.execute(db);
    yield {
      findings: rows.map(({ id, ...facts }) => ({ record: { type: 'meter', id }, ...facts })),
    };
  }
});
