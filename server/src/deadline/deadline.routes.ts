import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { deadlineEndpoints } from '@grzadka/contract/deadline/deadline.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { readDeadlines } from './deadline.repo.ts';

/** The call of what counts down to a last day. */
export function routes({ serve, db, config }: AppContext): void {
  serve(deadlineEndpoints.all, async ({ caller: { role }, request: { log } }) => ({
    items: await readDeadlines({ db, role, today: gardenToday(), config, log }),
  }));
}
