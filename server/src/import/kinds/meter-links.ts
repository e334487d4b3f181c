import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import { meterRefusals } from '@grzadka/contract/meter/meter.refusals';
import { faultsOfLinks } from '@grzadka/contract/meter/meter-links';
import { refusalsOfTakenNumbers } from '#src/meter/installation/serial-number.ts';
import type { PlanContext } from '../engine/define-import.ts';
import type { Write } from '../engine/plan.ts';
import { type StoredMeter, workingNumbers } from './meter-store.ts';

interface LinkedRow {
  readonly type: MeterType;
  readonly gardenId: string | null;
}

/**
 * Refuses the rows that would have a stored meter be what it cannot be beside its zone, its role and its device: a file of
 * meters says nothing of these three.
 */
export async function refuseBrokenLinks(
  { db, refuse }: Pick<PlanContext, 'db' | 'refuse'>,
  writes: readonly Write<LinkedRow, StoredMeter>[],
): Promise<void> {
  for (const { number, row, existing } of writes) {
    if (existing === undefined) continue;
    const faults = faultsOfLinks({ ...existing, ...row });
    if (faults.mainInGarden) refuse(number, 'garden', meterRefusals.mainInGardenInFile);
    if (faults.zoneOfOtherType) refuse(number, 'type', meterRefusals.typeOfZoneInFile);
  }
  const retyped = writes.filter(({ row, existing }) => existing && existing.type !== row.type);
  if (retyped.length === 0) return;
  const numbers = await workingNumbers(
    db,
    retyped.map(({ id }) => id),
  );
  const devices = retyped.flatMap(({ number, id: meterId, row: { type } }) => {
    const serialNumber = numbers.get(meterId);
    return serialNumber === undefined ? [] : [{ number, meterId, type, serialNumber }];
  });
  const refusals = await refusalsOfTakenNumbers(db, devices);
  for (const [index, { number }] of devices.entries()) {
    const refusal = refusals[index];
    if (refusal !== undefined) refuse(number, 'type', refusal);
  }
}
