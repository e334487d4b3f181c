import { sectorEndpoints } from '@grzadka/contract/sector/sector.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { createSector, deleteSector, listSectors, updateSector } from './sector.repo.ts';

/** The calls of the sectors. */
export function routes({ serve, db }: AppContext): void {
  serve(sectorEndpoints.list, async () => ({ items: await listSectors(db) }));

  serve(sectorEndpoints.create, ({ body, caller }) => createSector(db, { ...body, caller }));

  serve(sectorEndpoints.update, ({ body, caller, ifMatch }) =>
    updateSector(db, { ...body, caller, ifMatch }),
  );

  serve(sectorEndpoints.delete, ({ params, caller, ifMatch }) =>
    deleteSector(db, { ...params, caller, ifMatch }),
  );
}
