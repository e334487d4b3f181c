import { listFile } from '@grzadka/contract/core/list/list-file';
import { costCategoryEndpoints } from '@grzadka/contract/cost-category/cost-category.endpoints';
import { costCategoryList } from '@grzadka/contract/cost-category/cost-category.list';
import { costCategoryRefusals } from '@grzadka/contract/cost-category/cost-category.model';
import { costCategoryRecord } from '@grzadka/contract/cost-category/cost-category.record';
import { AppError, conflictAt } from '#src/core/errors/app-error.ts';
import type { BrokenRules } from '#src/core/errors/broken-rules.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { readChoosable } from '#src/core/record/choosable.ts';
import { serveList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { readCostCategories } from './cost-category.list.ts';

const inUse = () => new AppError('conflict', { message: costCategoryRefusals.inUse });

/** What a category is refused with that breaks a rule of its table's own, or that others refer to. */
const rules: BrokenRules = {
  cost_category_name_unique: () => conflictAt({ name: costCategoryRefusals.takenName }),
  ledger_line_cost_category_id_fkey: inUse,
  money_movement_cost_category_id_fkey: inUse,
};

/** The calls of the cost categories. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serveList(context, costCategoryEndpoints, {
    file: listFile(costCategoryList),
    reading: readCostCategories,
  });

  serve(costCategoryEndpoints.options, async () => ({
    items: await readChoosable(db, 'costCategory'),
  }));

  serveRecord(context, costCategoryRecord, costCategoryEndpoints, { rules });
}
