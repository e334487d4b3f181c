import type { InstallationUpdate } from '@grzadka/contract/meter/installation/installation.model';
import { installationRefusals } from '@grzadka/contract/meter/installation/installation.refusals';
import type { Kysely, Transaction } from 'kysely';
import {
  type ChangeRequest,
  type ChangeTransaction,
  change,
  lockRecord,
  updateLocked,
} from '#src/core/change/change.ts';
import { readRow } from '#src/core/database/read-row.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, invalidFields } from '#src/core/errors/app-error.ts';
import { findChargeOf } from './charged-stretch.ts';
import { findLastRead, selectEffective, wasRead } from './device-measurements.ts';
import { installations, lockChain, meterSubject } from './installation-chain.ts';
import type { InstallationRow } from './present-installation.ts';
import { refuseTakenSerialNumber } from './serial-number.ts';

/** What a consumption is counted by. */
const counted = ['firstValue', 'lastValue', 'digits', 'multiplier'] as const;

/** As it would be after the change: as it is stored, or as the form takes it. */
type Counted = Record<(typeof counted)[number], string | number | null>;

/**
 * Changes what is known of a device, and gives its new version: docs/product/readings.md#devices. 404, 412; 409 where
 * what counts was charged, the device works elsewhere, or its mounting was undone; 400 at a value that does not follow
 * from what was read.
 */
export async function updateInstallation(
  db: Kysely<Database>,
  { id, caller, ifMatch, ...set }: ChangeRequest & InstallationUpdate,
): Promise<{ version: number }> {
  const { meterId } = await readRow(db, 'installation', id);
  return change(db, caller, async (tx) => {
    const chain = await lockChain(tx, meterId);
    const before = await lockRecord(tx, installations, { id, ifMatch });
    if (before.undoneAt !== null) {
      throw new AppError('conflict', { message: installationRefusals.undone });
    }
    const after = { ...before, ...set };
    const changed = changedCounted(before, after);
    await refuseCharged(tx, before, changed);
    const faults = await faultsOfValues(tx.trx, before, { after, changed });
    if (Object.keys(faults).length > 0) throw invalidFields(faults);
    if (before.removedAt === null) {
      const { serialNumber } = after;
      await refuseTakenSerialNumber(tx, chain, { serialNumber, field: 'serialNumber' });
    }
    return updateLocked(tx, installations, {
      before,
      set,
      action: 'update-device',
      subject: meterSubject(meterId),
    });
  });
}

/** Of what a consumption is counted by, the fields that would become others. */
function changedCounted(before: Counted, after: Counted): ReadonlySet<keyof Counted> {
  const number = (value: string | number | null) => (value === null ? null : Number(value));
  return new Set(counted.filter((field) => number(before[field]) !== number(after[field])));
}

/** What a charge rests on stays: 409 at the fields that would become others. */
async function refuseCharged(
  tx: ChangeTransaction,
  before: InstallationRow,
  changed: ReadonlySet<keyof Counted>,
): Promise<void> {
  if (changed.size === 0) return;
  const number = await findChargeOf(tx, before);
  if (number === undefined) return;
  const message = installationRefusals.charged(number);
  const fields = Object.fromEntries([...changed].map((field) => [field, message]));
  throw new AppError('conflict', { message, fields });
}

/** What is wrong with a first or a last value that would become another one, by field. */
async function faultsOfValues(
  trx: Transaction<Database>,
  before: InstallationRow,
  { after, changed }: { after: Counted; changed: ReadonlySet<keyof Counted> },
): Promise<Record<string, string>> {
  return {
    ...(changed.has('firstValue') && (await faultsOfFirstValue(trx, before, after))),
    ...(changed.has('lastValue') && (await faultsOfLastValue(trx, before, after))),
  };
}

async function faultsOfFirstValue(
  trx: Transaction<Database>,
  before: InstallationRow,
  { firstValue, lastValue }: Counted,
): Promise<Record<string, string>> {
  const next = await selectEffective(trx, before.id)
    .select('rolledOver')
    .where(wasRead)
    .orderBy('measuredAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (next !== undefined) {
    const later = { value: Number(next.value), measuredAt: next.measuredAt };
    return Number(firstValue) > later.value && !next.rolledOver
      ? { firstValue: installationRefusals.largerThanMeasurement(later) }
      : {};
  }
  return lastValue !== null && Number(firstValue) > Number(lastValue) && !before.lastValueRolledOver
    ? { firstValue: installationRefusals.largerThanLastValue(Number(lastValue)) }
    : {};
}

async function faultsOfLastValue(
  trx: Transaction<Database>,
  before: InstallationRow,
  { firstValue, lastValue }: Counted,
): Promise<Record<string, string>> {
  if (before.removedAt === null) return { lastValue: installationRefusals.stillThere };
  if (lastValue === null) return { lastValue: installationRefusals.lastValueEmpty };
  if (before.lastValueRolledOver) return {};
  const read = await findLastRead(trx, before.id, null);
  const floor = Number(read?.value ?? firstValue);
  if (Number(lastValue) >= floor) return {};
  const say = read ? installationRefusals.smallerThanLast : installationRefusals.smallerThanFirst;
  return { lastValue: say(floor) };
}
