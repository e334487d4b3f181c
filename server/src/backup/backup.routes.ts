import { backupEndpoints } from '@grzadka/contract/backup/backup.endpoints';
import { backupRefusals } from '@grzadka/contract/backup/backup.model';
import { AppError } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { deleteBackup, findBackup, listBackups } from './backup.repo.ts';
import { requestBackup, requestCheck } from './requested/request-backup.ts';
import { sendBackup } from './send-backup.ts';

/** The calls of the backups. */
export function routes({ serve, ...context }: AppContext): void {
  const { config } = context;

  serve(backupEndpoints.list, () => listBackups(context));

  serve(backupEndpoints.create, async ({ caller }) => {
    if (config.backupDir === null) {
      throw new AppError('conflict', { message: backupRefusals.isOff });
    }
    await requestBackup(context, caller);
  });

  serve(backupEndpoints.check, async ({ body, caller }) => {
    const { id } = await findBackup(config, body.id);
    await requestCheck(context, { caller, id });
  });

  serve(backupEndpoints.content, ({ params, caller, request, reply }) =>
    sendBackup(context, { id: params.id, caller, request, reply }),
  );

  serve(backupEndpoints.delete, ({ params, caller }) =>
    deleteBackup(context, { id: params.id, caller }),
  );
}
