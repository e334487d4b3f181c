import { listFile } from '@grzadka/contract/core/list/list-file';
import { incomeCategoryEndpoints } from '@grzadka/contract/income-category/income-category.endpoints';
import { incomeCategoryList } from '@grzadka/contract/income-category/income-category.list';
import { incomeCategoryRefusals } from '@grzadka/contract/income-category/income-category.model';
import { incomeCategoryRecord } from '@grzadka/contract/income-category/income-category.record';
import { AppError, conflictAt } from '#src/core/errors/app-error.ts';
import type { BrokenRules } from '#src/core/errors/broken-rules.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { readChoosable } from '#src/core/record/choosable.ts';
import { serveList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { readIncomeCategories } from './income-category.list.ts';

const inUse = () => new AppError('conflict', { message: incomeCategoryRefusals.inUse });

/** What a category is refused with that breaks a rule of its table's own, or that others refer to. */
const rules: BrokenRules = {
  income_category_name_unique: () => conflictAt({ name: incomeCategoryRefusals.takenName }),
  ledger_line_income_category_id_fkey: inUse,
  money_movement_income_category_id_fkey: inUse,
};

/** The calls of the income categories. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serveList(context, incomeCategoryEndpoints, {
    file: listFile(incomeCategoryList),
    reading: readIncomeCategories,
  });

  serve(incomeCategoryEndpoints.options, async () => ({
    items: await readChoosable(db, 'incomeCategory'),
  }));

  serveRecord(context, incomeCategoryRecord, incomeCategoryEndpoints, { rules });
}
