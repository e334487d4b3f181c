import {
  type ResolutionDetails,
  resolutionRefusals,
} from '@grzadka/contract/resolution/resolution.model';
import type { Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { readById } from '#src/core/database/read-by-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { conflictAt, invalidFields } from '#src/core/errors/app-error.ts';
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

/** What a resolution is refused with that breaks a rule of its table's own. */
export const resolutionRules: BrokenRules = {
  resolution_number_unique: () => conflictAt({ number: resolutionRefusals.takenNumber }),
  resolution_file_id_fkey: () => invalidFields({ fileId: resolutionRefusals.noDocument }),
};
