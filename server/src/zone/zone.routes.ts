import { zoneEndpoints } from '@grzadka/contract/zone/zone.endpoints';
import { zoneExport } from '@grzadka/contract/zone/zone.export';
import { zoneBalanceExport } from '@grzadka/contract/zone/zone-balance.export';
import { sendExport } from '#src/core/export/send-export.ts';
import { sendFile } from '#src/core/export/send-file.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { moveMeters } from './move-meters.ts';
import { listZones, readZones } from './zone.list.ts';
import { readBalance } from './read-balance.ts';
import { createZone, deleteZone, getZone, listZoneOptions, updateZone } from './zone.repo.ts';

/** The calls of the zones. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(zoneEndpoints.list, ({ query }) => listZones(db, query));

  serve(zoneEndpoints.export, (call) =>
    sendExport(context, call, { file: zoneExport, reading: readZones }),
  );

  serve(zoneEndpoints.options, async () => ({ items: await listZoneOptions(db) }));

  serve(zoneEndpoints.get, ({ params }) => getZone(db, params.id));

  serve(zoneEndpoints.create, ({ body, caller }) => createZone(db, { zone: body, caller }));

  serve(zoneEndpoints.update, ({ body, caller, ifMatch }) =>
    updateZone(db, { ...body, caller, ifMatch }),
  );

  serve(zoneEndpoints.delete, ({ params, caller, ifMatch }) =>
    deleteZone(db, { ...params, caller, ifMatch }),
  );

  serve(zoneEndpoints.moveMeters, ({ body, caller }) => moveMeters(db, { ...body, caller }));

  serve(zoneEndpoints.balance, ({ params, query }) => readBalance(db, { ...params, ...query }));

  serve(zoneEndpoints.exportBalance, async (call) => {
    const asked = { ...call.params, ...call.query };
    const { lines, unit } = await readBalance(db, asked);
    const items = lines.map((line) => ({ ...line, unit }));
    return sendFile(db, call, { file: zoneBalanceExport, items, rows: items.length, asked });
  });
}
