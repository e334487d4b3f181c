import { dayOf } from '@grzadka/contract/core/time/time-zone';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import type { InstallationRow } from './present-installation.ts';

/** The number of the newest charge whose days touch those of a device, the days of both its ends included. */
export function findChargeOf(
  tx: ChangeTransaction,
  { meterId, installedAt, removedAt }: InstallationRow,
): Promise<string | undefined> {
  return findCharge(tx, meterId, { from: installedAt, thru: removedAt });
}

/** The number of the newest charge that counts the day of an instant or a later one. */
export function findChargeSince(
  tx: ChangeTransaction,
  { meterId, at }: { meterId: string; at: string },
): Promise<string | undefined> {
  return findCharge(tx, meterId, { from: at, thru: null });
}

async function findCharge(
  { trx }: ChangeTransaction,
  meterId: string,
  { from, thru }: { from: string | null; thru: string | null },
): Promise<string | undefined> {
  const charged = await trx
    .selectFrom('billedStretch')
    .select('number')
    .where('meterId', '=', meterId)
    .where('freedAt', 'is', null)
    .$if(from !== null, (stretch) => stretch.where('lastDay', '>=', dayOf(from ?? '')))
    .$if(thru !== null, (stretch) => stretch.where('firstDay', '<=', dayOf(thru ?? '')))
    .orderBy('lastDay', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return charged?.number;
}
