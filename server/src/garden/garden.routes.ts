import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { gardenExport } from '@grzadka/contract/garden/garden.export';
import { sendExport } from '#src/core/export/send-export.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { listGardens, readGardens } from './garden.list.ts';
import { createGarden, getGarden, updateGarden } from './garden.repo.ts';

/** The calls of the gardens. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(gardenEndpoints.list, ({ query }) => listGardens(db, query));

  serve(gardenEndpoints.export, (call) =>
    sendExport(context, call, { file: gardenExport, reading: readGardens }),
  );

  serve(gardenEndpoints.get, ({ params }) => getGarden(db, params.id));

  serve(gardenEndpoints.create, ({ body, caller }) => createGarden(db, { garden: body, caller }));

  serve(gardenEndpoints.update, ({ body, caller, ifMatch }) =>
    updateGarden(db, { ...body, caller, ifMatch }),
  );
}
