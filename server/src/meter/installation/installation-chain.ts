import type { MeterType } from '@grzadka/contract/meter/meter.labels';
import { type Kysely, sql } from 'kysely';
import type { ChangeTransaction } from '#src/core/change/change.ts';
import { recordId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { notFound } from '#src/core/errors/app-error.ts';
import type { InstallationRow } from './present-installation.ts';

/** Changes of devices are recorded for their meter, whose history they are a part of. */
export const installations = { table: 'installation', name: 'installation' } as const;

/** The meter that an entry of the audit on one of its devices is about. */
export function meterSubject(meterId: string) {
  return { type: 'meter', id: meterId } as const;
}

/** The devices of a meter, one after another, as long as the transaction holds it. */
export interface InstallationChain {
  readonly meter: { readonly id: string; readonly type: MeterType; lastMeasuredAt: string | null };
  /** Those whose mounting counts, in the order of time. */
  readonly installations: readonly InstallationRow[];
  /** The one that is there. */
  readonly current: InstallationRow | undefined;
  /** The newest of those that are gone. */
  readonly removed: InstallationRow | undefined;
  /** When the lock was had, by the database's clock. */
  readonly now: string;
}

/**
 * Locks a meter until the transaction ends, so that its devices change one change after the other and measurements
 * wait, and gives its devices as they are then. 404 when there is no such meter.
 */
export async function lockChain(
  { trx }: ChangeTransaction,
  meterId: string,
): Promise<InstallationChain> {
  // By a statement of its own: the next one then sees what whoever held the lock has done.
  const meter = await trx
    .selectFrom('meter')
    .select(['id', 'type', 'lastMeasuredAt'])
    .where('id', '=', recordId(meterId))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound);
  const rows = await trx
    .selectFrom('installation')
    .selectAll()
    .where('meterId', '=', meter.id)
    .where('undoneAt', 'is', null)
    .orderBy('installedAt', (order) => order.asc().nullsFirst())
    .execute();
  const { now } = await trx
    .selectNoFrom(sql<string>`clock_timestamp()`.as('now'))
    .executeTakeFirstOrThrow();
  return {
    meter,
    installations: rows,
    current: rows.find(({ removedAt }) => removedAt === null),
    removed: rows.findLast(({ removedAt }) => removedAt !== null),
    now,
  };
}

/** The device that is at a meter, for whoever asks without a lock; undefined while there is none. */
export async function findCurrentInstallation(
  db: Kysely<Database>,
  meterId: string,
): Promise<string | undefined> {
  const current = await db
    .selectFrom('installation')
    .select('id')
    .where('meterId', '=', recordId(meterId))
    .where('removedAt', 'is', null)
    .where('undoneAt', 'is', null)
    .executeTakeFirst();
  return current?.id;
}
