import { bankAccountRecord } from '@grzadka/contract/bank/accounts/bank-account.record';
import { mayRole } from '@grzadka/contract/core/access/permissions';
import type { Role } from '@grzadka/contract/core/access/roles';
import { homeEndpoints } from '@grzadka/contract/home/home.endpoints';
import type { Waiting } from '@grzadka/contract/home/home.model';
import { isAwayDue, readAway } from '#src/backup/away.ts';
import { readWaitingLines } from '#src/bank/accounts/bank-account.repo.ts';
import { listOwnCampaigns } from '#src/campaign/own-campaigns.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { putBeginningAway, readBeginning } from './beginning.repo.ts';
import { readWaiting } from './home.repo.ts';

/** The calls of the start page. */
export function routes({ serve, db, config }: AppContext): void {
  serve(homeEndpoints.waiting, async ({ caller: { role, userLoginId }, request: { log } }) => {
    const [rows, operations, campaigns, away] = await Promise.all([
      readWaiting(db, role),
      mayRole(role, bankAccountRecord.permissions.read) ? readWaitingLines(db) : null,
      listOwnCampaigns(db, userLoginId),
      mayRole(role, 'backup:create') ? readAway(config, log) : null,
    ]);
    return { ...rows, operations, campaigns, backup: dueBackup(role, away) };
  });

  serve(homeEndpoints.beginning, ({ caller, request: { log } }) =>
    readBeginning({ db, config, caller, log }),
  );

  serve(homeEndpoints.putAway, async ({ caller, body }) => {
    await putBeginningAway(db, { caller, ...body });
    return undefined;
  });
}

/** What of the backups somebody of the role should see to: that there is one, and for whoever may take it away that it is elsewhere. */
function dueBackup(role: Role, away: Awaited<ReturnType<typeof readAway>>): Waiting['backup'] {
  if (away === null) return null;
  if (!away.isThere) return away;
  return mayRole(role, 'backup:download') && isAwayDue(away.awayAt, new Date()) ? away : null;
}
