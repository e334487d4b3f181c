import * as z from 'zod/mini';
import { areaCalls } from '../../core/call/area-calls.ts';
import { recordEndpoints } from '../../core/call/record-endpoints.ts';
import { id } from '../../core/fields.ts';
import { bankProfileList } from './bank-profile.list.ts';
import { bankProfileCreate, bankProfileDetails, bankProfileUpdate } from './bank-profile.model.ts';
import { bankProfileRecord } from './bank-profile.record.ts';

/** The calls of the own profiles: docs/product/bank.md#profiles. */
export const bankProfileEndpoints = areaCalls('bankProfile', {
  ...recordEndpoints(bankProfileRecord, {
    key: z.object({ id }),
    list: bankProfileList,
    details: bankProfileDetails,
    create: bankProfileCreate,
    update: bankProfileUpdate,
    refuses: { create: ['conflict'], update: ['conflict'], delete: ['conflict'] },
    summaries: { update: 'Rename an own profile' },
    paths: {
      list: '/api/bank-profile',
      get: '/api/bank-profile/get/:id',
      create: '/api/bank-profile/create',
      update: '/api/bank-profile/update',
      delete: '/api/bank-profile/delete/:id',
    },
  }),
});
