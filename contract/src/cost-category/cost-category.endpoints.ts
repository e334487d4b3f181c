import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { id } from '../core/fields.ts';
import { costCategoryList } from './cost-category.list.ts';
import { costCategory, costCategoryCreate, costCategoryUpdate } from './cost-category.model.ts';
import { costCategoryOptionsCall } from './cost-category.options.ts';
import { costCategoryRecord } from './cost-category.record.ts';

/** The calls of the cost categories: docs/product/payments.md#cost-categories. */
export const costCategoryEndpoints = areaCalls('costCategory', {
  ...recordEndpoints(costCategoryRecord, {
    key: z.object({ id }),
    list: costCategoryList,
    details: costCategory,
    create: costCategoryCreate,
    update: costCategoryUpdate,
    refuses: { create: ['conflict'], update: ['conflict'], delete: ['conflict'] },
    summaries: { delete: 'Delete a cost category that was never used' },
    paths: {
      list: '/api/cost-category',
      get: '/api/cost-category/get/:id',
      create: '/api/cost-category/create',
      update: '/api/cost-category/update',
      delete: '/api/cost-category/delete/:id',
    },
  }),
  options: costCategoryOptionsCall,
});
