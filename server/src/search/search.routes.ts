import { searchEndpoints } from '@grzadka/contract/search/search.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { searchEverywhere } from './search-everywhere.ts';

/** The call that looks for a phrase everywhere. */
export function routes({ serve, db }: AppContext): void {
  serve(searchEndpoints.everywhere, ({ query: { phrase }, caller: { role } }) =>
    searchEverywhere(db, { phrase, role }),
  );
}
