import { photoRefusals } from '@grzadka/contract/submission/photo-rules';
import { type Kysely, sql } from 'kysely';
import { writeAuditEntry } from '#src/core/change/audit-entry.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError } from '#src/core/errors/app-error.ts';
import { violatedConstraint } from '#src/core/errors/database-error.ts';
import type { ReceivedFile } from '#src/core/http/body/multipart-file.ts';
import type { Caller } from '#src/core/http/caller.ts';
import type { OwnScope } from '#src/core/scope/own-scope.ts';
import type { Storage } from '#src/core/storage/storage.ts';
import { addPhotoRow, storePhoto } from './store-photo.ts';

/** The reading that a photo is of, by its key. */
interface SentReading {
  readonly meterId: string;
  readonly value: string;
  readonly measuredAt: string;
  readonly hasPhoto: boolean;
  /** Its sender has sent another one in its place, whose photo is looked at. */
  readonly isReplaced: boolean;
}

/**
 * Stores a photo of a reading that the caller sent (docs/product/submissions.md#photos). A reading that has one keeps it: a photo
 * that is sent again changes nothing, nor does that of a report which was replaced. 404 without such a reading of the caller's.
 */
export async function addPhoto(
  { db, storage, caller }: { db: Kysely<Database>; storage: Storage; caller: Caller },
  { clientKey, file, own }: { clientKey: string; file: ReceivedFile; own: OwnScope },
): Promise<void> {
  const { hasPhoto, isReplaced, ...reading } = await readSent(db, { clientKey, own });
  if (hasPhoto || isReplaced) return;
  try {
    await storePhoto({ db, storage, caller }, file, async (tx, id) => {
      await addPhotoRow(tx, { id, clientKey });
      const { meterId, ...told } = reading;
      await writeAuditEntry(tx.trx, {
        actor: tx.actor,
        action: 'add-photo',
        // Recorded for its meter, whose history it is a part of.
        recordType: 'meter',
        recordId: meterId,
        after: told,
      });
    });
  } catch (error) {
    // The same photo, sent twice at once.
    if (violatedConstraint(error) !== 'reading_photo_client_key') throw error;
  }
}

async function readSent(
  db: Kysely<Database>,
  { clientKey, own }: { clientKey: string; own: OwnScope },
): Promise<SentReading> {
  const { rows } = await sql<SentReading>`
    select
      meter_id, value, measured_at, is_replaced,
      exists (select from reading_photo where client_key = ${clientKey}) as has_photo
    from (
      select meter_id, value, measured_at, login_id, false as is_replaced
      from measurement where client_key = ${clientKey}
      union all
      select meter_id, value, measured_at, login_id, state = 'replaced'
      from submission where client_key = ${clientKey}
    ) sent
    where login_id = ${own.loginId}
    limit 1
  `.execute(db);
  const [sent] = rows;
  if (sent === undefined) throw new AppError('not-found', { message: photoRefusals.noReading });
  return sent;
}
