import { effectiveChain } from '@grzadka/contract/test/meter-histories/effective-measurements';
import {
  type MeterHistory,
  meterHistory,
} from '@grzadka/contract/test/meter-histories/random-histories';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newId } from '#src/core/database/record-id.ts';
import { addMeter } from '#test/factories.ts';
import { startTestApp } from '#test/test-app.ts';

const app = await startTestApp();

/** Stores a history at a meter of its own, and gives the ids of the measurements by those that they have there. */
async function store({ installations, measurements }: MeterHistory): Promise<Map<string, string>> {
  const { id: meterId } = await addMeter(app.db);
  // The one that each meter begins with.
  await app.db.deleteFrom('installation').where('meterId', '=', meterId).execute();
  const ids = new Map([...installations, ...measurements].map(({ id }) => [id, newId()]));
  const idOf = (id: string) => ids.get(id) ?? '';
  await app.db
    .insertInto('installation')
    .values(
      installations.map(({ firstValue, lastValue, multiplier, ...device }) => ({
        ...device,
        id: idOf(device.id),
        meterId,
        firstValue: String(firstValue),
        lastValue: lastValue === null ? null : String(lastValue),
        multiplier: String(multiplier),
        removalReason: device.removedAt === null ? null : ('replaced' as const),
      })),
    )
    .execute();
  const rows = measurements.map(({ id, installationId, value, measuredAt, channel }) => ({
    id: idOf(id),
    meterId,
    installationId: idOf(installationId),
    value: String(value),
    measuredAt,
    channel,
  }));
  if (rows.length > 0) await app.db.insertInto('measurement').values(rows).execute();
  const reversed = measurements.filter(({ reversal }) => reversal !== null);
  const reversals = reversed.map(({ id }) => ({
    id: newId(),
    measurementId: idOf(id),
    reason: 'mistyped' as const,
  }));
  if (reversals.length > 0) {
    await app.db.insertInto('measurementReversal').values(reversals).execute();
  }
  return ids;
}

/** A device that is gone in the instant it comes is none that the database takes. */
const isStorable = ({ installations }: MeterHistory) =>
  installations.every(
    ({ installedAt, removedAt }) => removedAt === null || installedAt !== removedAt,
  );

it('the database counts the measurements that the contract counts, and keeps the last of them', async () => {
  // Among these are estimates at the instant of a reading, and after a removal, which few histories have.
  const histories = fc.sample(meterHistory, { numRuns: 60, seed: 75 }).filter(isStorable);
  expect(histories.length).toBeGreaterThan(30);
  for (const history of histories) {
    const ids = await store(history);
    const expected = effectiveChain(history.installations, history.measurements).measurements;
    const own = [...ids.values()];
    const counted = await app.db
      .selectFrom('effectiveMeasurement')
      .select('id')
      .where('id', 'in', own)
      .execute();
    expect(counted.map(({ id }) => id).toSorted()).toEqual(
      expected.map(({ id }) => ids.get(id) ?? '').toSorted(),
    );
    const kept = await app.db
      .selectFrom('meter')
      .select('lastMeasuredAt')
      .where('lastMeasurementId', 'in', own)
      .executeTakeFirst();
    const latest = expected
      .map(({ measuredAt }) => measuredAt)
      .toSorted()
      .at(-1);
    expect(kept?.lastMeasuredAt).toBe(latest);
  }
});
