import type { Installation } from '@grzadka/contract/meter/installation/installation.model';
import type { Selectable } from 'kysely';
import { etagOf } from '#src/core/change/if-match.ts';
import type { Database } from '#src/core/database/tables.ts';

/** A device as its table holds it. */
export type InstallationRow = Selectable<Database['installation']>;

/** A device as the wire carries it; its values are those of its dial. */
export function presentInstallation(row: InstallationRow): Installation {
  return {
    id: row.id,
    serialNumber: row.serialNumber,
    installedAt: row.installedAt,
    firstValue: Number(row.firstValue),
    removedAt: row.removedAt,
    lastValue: row.lastValue === null ? null : Number(row.lastValue),
    lastValueEstimated: row.lastValueEstimated,
    lastValueRolledOver: row.lastValueRolledOver,
    removalReason: row.removalReason,
    digits: row.digits,
    multiplier: Number(row.multiplier),
    legalisedUntil: row.legalisedUntil,
    sealNumber: row.sealNumber,
    undoneAt: row.undoneAt,
    etag: etagOf(row.version),
  };
}
