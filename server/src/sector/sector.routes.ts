import { sectorEndpoints } from '@grzadka/contract/sector/sector.endpoints';
import { sectorRecord } from '@grzadka/contract/sector/sector.record';
import type { AppContext } from '#src/core/http/app-context.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import {
  createSector,
  deleteSector,
  listSectors,
  sectorRules,
  updateSector,
} from './sector.repo.ts';

/** The calls of the sectors. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(sectorEndpoints.list, async () => ({ items: await listSectors(db) }));

  serveRecord(context, sectorRecord, sectorEndpoints, {
    rules: sectorRules,
    create: createSector,
    update: updateSector,
    delete: deleteSector,
  });
}
