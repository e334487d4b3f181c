import {
  type ResolutionDetails,
  resolutionRefusals,
} from '@grzadka/contract/resolution/resolution.model';
import { resolutionRecord } from '@grzadka/contract/resolution/resolution.record';
import { type Kysely, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import {
  type ChangeRequest,
  change,
  type Deletion,
  deleteLocked,
  lockRecord,
} from '#src/core/change/change.ts';
import { readById } from '#src/core/database/read-by-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { AppError, invalidFields } from '#src/core/errors/app-error.ts';
import type { BrokenRules } from '#src/core/errors/broken-rules.ts';

/** A resolution with its document and its version; 404 when there is none. */
export async function getResolution(
  db: Kysely<Database>,
  { id }: { id: string },
): Promise<ResolutionDetails & { version: number }> {
  return readResolution(db, id);
}

const readResolution = readById((db, wanted) =>
  db
    .selectFrom('resolution')
    .select(['id', 'number', 'body', 'adoptedOn', 'subject', 'version'])
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('document')
          .select(['document.id', 'document.name'])
          .whereRef('document.id', '=', 'resolution.fileId'),
      ).as('file'),
    )
    .where('id', '=', wanted),
);

/** Deletes a resolution that no tariff names; 409 says which ones do. 404, 412. */
export function deleteResolution(
  db: Kysely<Database>,
  { caller, ...which }: ChangeRequest,
): Promise<Deletion> {
  return change(db, caller, async (tx) => {
    // Whoever is about to name it in a tariff is waited for.
    const before = await lockRecord(tx, resolutionRecord, which);
    const tariffs = await tx.trx
      .selectFrom('tariff')
      .innerJoin('feeKind', 'feeKind.id', 'tariff.feeKindId')
      .select(sql<string>`fee_kind.name || ' od ' || to_char(valid_from, 'YYYY.MM.DD')`.as('name'))
      .where('tariff.resolutionId', '=', before.id)
      .orderBy('feeKind.position')
      .limit(mostNamed)
      .execute();
    if (tariffs.length > 0) {
      const message = resolutionRefusals.inUse(tariffs.map(({ name }) => name));
      throw new AppError('conflict', { message });
    }
    return deleteLocked(tx, resolutionRecord, { before });
  });
}

/** So many tariffs of a resolution are called by their names. */
const mostNamed = 5;

/** What a resolution is refused with that breaks a rule of its table's own, or that others refer to. */
export const resolutionRules: BrokenRules = {
  resolution_is_charged: () => new AppError('conflict', { message: resolutionRefusals.charged }),
  exemption_resolution_id_fkey: () =>
    new AppError('conflict', { message: resolutionRefusals.inUseByExemptions }),
  interest_waiver_resolution_id_fkey: () =>
    new AppError('conflict', { message: resolutionRefusals.inUseByWaivers }),
  payment_plan_resolution_id_fkey: () =>
    new AppError('conflict', { message: resolutionRefusals.inUseByPlans }),
  write_off_resolution_id_fkey: () =>
    new AppError('conflict', { message: resolutionRefusals.inUseByWriteOffs }),
  resolution_file_id_fkey: () => invalidFields({ fileId: resolutionRefusals.noDocument }),
};
