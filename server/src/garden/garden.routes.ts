import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { listGardens } from './garden.list.ts';
import { getGarden, updateGarden } from './garden.repo.ts';

/** The calls of the gardens. */
export function routes({ serve, db }: AppContext): void {
  serve(gardenEndpoints.list, ({ query }) => listGardens(db, query));

  serve(gardenEndpoints.get, ({ params }) => getGarden(db, params.id));

  serve(gardenEndpoints.update, ({ body, caller, ifMatch }) =>
    updateGarden(db, { ...body, caller, ifMatch }),
  );
}
