import * as z from 'zod/mini';
import { areaCalls } from '../core/call/area-calls.ts';
import { recordEndpoints } from '../core/call/record-endpoints.ts';
import { id } from '../core/fields.ts';
import { incomeCategoryList } from './income-category.list.ts';
import {
  incomeCategory,
  incomeCategoryCreate,
  incomeCategoryUpdate,
} from './income-category.model.ts';
import { incomeCategoryOptionsCall } from './income-category.options.ts';
import { incomeCategoryRecord } from './income-category.record.ts';

/** The calls of the income categories: docs/product/payments.md#income-categories. */
export const incomeCategoryEndpoints = areaCalls('incomeCategory', {
  ...recordEndpoints(incomeCategoryRecord, {
    key: z.object({ id }),
    list: incomeCategoryList,
    details: incomeCategory,
    create: incomeCategoryCreate,
    update: incomeCategoryUpdate,
    refuses: { create: ['conflict'], update: ['conflict'], delete: ['conflict'] },
    summaries: { delete: 'Delete an income category that was never used' },
    paths: {
      list: '/api/income-category',
      get: '/api/income-category/get/:id',
      create: '/api/income-category/create',
      update: '/api/income-category/update',
      delete: '/api/income-category/delete/:id',
    },
  }),
  options: incomeCategoryOptionsCall,
});
