import { auditedRecord } from '@grzadka/contract/audit/audited-records';
import type { ToldRecord } from '@grzadka/contract/core/told-record';
import type { Kysely } from 'kysely';
import { tellRecords } from '#src/audit/tell-records.ts';
import { findObjectOwners } from '#src/content/object-owners.ts';
import type { Database } from '#src/core/database/tables.ts';
import { openOneConnection } from './one-connection.ts';

/**
 * The records that show these objects, which the storage has lost: what somebody has to upload anew. One that shows
 * another object by now, or was deleted, is not among them.
 */
export async function tellLost(
  db: Kysely<Database>,
  objectIds: readonly string[],
): Promise<ToldRecord[]> {
  const owners = (await findObjectOwners(db, objectIds)).filter((owner) => owner !== null);
  if (owners.length === 0) return [];
  const tell = await tellRecords(db, owners);
  return owners.map(tell);
}

/**
 * The lines for the operator about objects that an archive does without, by the names of what shows them: none where
 * there are none. Of a database with the schema of an earlier version the keys are all there is.
 */
export async function lostLines(url: string, objectIds: readonly string[]): Promise<string[]> {
  if (objectIds.length === 0) return [];
  await using connection = await openOneConnection(url);
  const told = await tellLost(connection.db, objectIds).catch(() => null);
  const names = told?.map(
    ({ type, id, name }) => `  ${auditedRecord(type)?.label ?? type} „${name ?? id}”`,
  );
  return [
    `Uwaga: w kopii brakuje plików, których nie ma w magazynie plików (jest ich: ${objectIds.length}). Wczytaj je ponownie w programie:`,
    ...(names ?? objectIds.map((id) => `  ${id}`)),
  ];
}
