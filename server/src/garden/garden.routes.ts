import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { setEtag } from '#src/core/http/etag.ts';
import { listGardens } from './garden.list.ts';
import { getGardenDetails, updateGarden } from './garden.repo.ts';

/** The calls of the gardens. */
export function gardenRoutes({ serve, db }: AppContext): void {
  serve(gardenEndpoints.list, ({ query }) => listGardens(db, query));

  serve(gardenEndpoints.getDetails, async ({ params, reply }) => {
    const { version, ...details } = await getGardenDetails(db, params.id);
    setEtag(reply, version);
    return details;
  });

  serve(gardenEndpoints.update, async ({ body, ifMatch, caller }) => {
    await updateGarden(db, { ...body, ifMatch, caller });
    return undefined;
  });
}
