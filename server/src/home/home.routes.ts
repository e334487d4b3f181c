import { mayRole } from '@grzadka/contract/core/access/permissions';
import { homeEndpoints } from '@grzadka/contract/home/home.endpoints';
import { findDueAway } from '#src/backup/away.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { readWaiting } from './home.repo.ts';

/** The call of the start page. */
export function routes({ serve, db, config }: AppContext): void {
  serve(homeEndpoints.waiting, async ({ caller: { role }, request }) => {
    const [rows, backup] = await Promise.all([
      readWaiting(db, role),
      mayRole(role, 'backup:download') ? findDueAway(config, request.log) : null,
    ]);
    return { ...rows, backup };
  });
}
