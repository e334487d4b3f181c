import { costEndpoints } from '@grzadka/contract/cost/cost.endpoints';
import { costRecord } from '@grzadka/contract/cost/cost.record';
import type { AppContext } from '#src/core/http/app-context.ts';
import { servePlainList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { readCosts } from './cost.list.ts';
import { costRules, getCost, listSuppliers, sumCosts, updateCost } from './cost.repo.ts';

/** The calls of the costs. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  servePlainList(context, costEndpoints, readCosts);

  serveRecord(context, costRecord, costEndpoints, {
    rules: costRules,
    get: getCost,
    update: updateCost,
  });

  serve(costEndpoints.sum, ({ query }) => sumCosts(db, query));

  serve(costEndpoints.suppliers, () => listSuppliers(db));
}
