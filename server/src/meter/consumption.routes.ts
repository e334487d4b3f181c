import { consumptionEndpoints } from '@grzadka/contract/meter/consumption/consumption.endpoints';
import { consumptionExport } from '@grzadka/contract/meter/consumption/consumption.export';
import { sendFile } from '#src/core/export/send-file.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { readConsumption } from './consumption/consumption.repo.ts';

/** The calls of what was used at a meter. */
export function routes({ serve, db }: AppContext): void {
  serve(consumptionEndpoints.get, ({ params, query }) =>
    readConsumption(db, { ...params, ...query }),
  );

  serve(consumptionEndpoints.export, async (call) => {
    const asked = { ...call.params, ...call.query };
    const { items, unit } = await readConsumption(db, asked);
    const told = items.map((item) => ({ ...item, unit }));
    return sendFile(db, call, { file: consumptionExport, items: told, rows: told.length, asked });
  });
}
