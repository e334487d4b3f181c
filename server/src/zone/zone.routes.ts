import { zoneEndpoints } from '@grzadka/contract/zone/zone.endpoints';
import { zoneRecord } from '@grzadka/contract/zone/zone.record';
import { zoneBalanceExport } from '@grzadka/contract/zone/zone-balance.export';
import { sendFile } from '#src/core/export/send-file.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { servePlainList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { moveMeters } from './move-meters.ts';
import { readBalance } from './read-balance.ts';
import { readZones } from './zone.list.ts';
import { deleteZone, getZone, listZoneOptions, updateZone, zoneRules } from './zone.repo.ts';

/** The calls of the zones. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  servePlainList(context, zoneEndpoints, readZones);

  serve(zoneEndpoints.options, async () => ({ items: await listZoneOptions(db) }));

  serveRecord(context, zoneRecord, zoneEndpoints, {
    rules: zoneRules,
    get: getZone,
    update: updateZone,
    delete: deleteZone,
  });

  serve(zoneEndpoints.moveMeters, ({ body, caller }) => moveMeters(db, { ...body, caller }));

  serve(zoneEndpoints.balance, ({ params, query }) => readBalance(db, { ...params, ...query }));

  serve(zoneEndpoints.exportBalance, async (call) => {
    const asked = { ...call.params, ...call.query };
    const { lines, unit } = await readBalance(db, asked);
    const items = lines.map((line) => ({ ...line, unit }));
    return sendFile(db, call, { file: zoneBalanceExport, items, rows: items.length, asked });
  });
}
