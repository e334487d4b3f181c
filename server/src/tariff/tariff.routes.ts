import { tariffEndpoints } from '@grzadka/contract/tariff/tariff.endpoints';
import { tariffRecord } from '@grzadka/contract/tariff/tariff.record';
import type { AppContext } from '#src/core/http/app-context.ts';
import { servePlainList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { readTariffs } from './tariff.list.ts';
import { createTariff, getTariff, tariffRules, updateTariff } from './tariff.repo.ts';
import { readYear, setYear } from './tariff-year.repo.ts';

/** The calls of the tariffs. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  servePlainList(context, tariffEndpoints, readTariffs);

  serveRecord(context, tariffRecord, tariffEndpoints, {
    rules: tariffRules,
    get: getTariff,
    create: createTariff,
    update: updateTariff,
  });

  serve(tariffEndpoints.end, ({ body, caller, ifMatch }) =>
    updateTariff(db, { ...body, caller, ifMatch }),
  );

  serve(tariffEndpoints.year, async ({ query: { year } }) => ({
    items: await readYear(db, year),
  }));

  serve(tariffEndpoints.setYear, ({ body, caller }) => setYear(db, { ...body, caller }));
}
