import { retentionEndpoints } from '@grzadka/contract/retention/retention.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { readRetention } from './retention.repo.ts';

/** The call of what is kept for a time alone. */
export function routes({ serve, db }: AppContext): void {
  serve(retentionEndpoints.all, async () => ({ items: await readRetention(db) }));
}
