import { restoreEndpoints } from '@grzadka/contract/core/restore.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { restoreDeletion } from './restore-deletion.ts';

/** The calls of the audit. */
export function routes({ serve, db }: AppContext): void {
  serve(restoreEndpoints.restore, async ({ body, caller }) => {
    const { recordType, id } = await restoreDeletion(db, { entryId: body.id, caller });
    return { recordType, recordId: id };
  });
}
