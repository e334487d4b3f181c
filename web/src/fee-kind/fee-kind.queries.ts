import type { ReplyOf } from '@grzadka/contract/core/call/endpoint';
import { feeKindOptionsCall } from '@grzadka/contract/fee-kind/fee-kind.options';
import { feeKindRecord } from '@grzadka/contract/fee-kind/fee-kind.record';
import { callQuery, servesScreen } from '../core/api/call-query.ts';

/** A fee kind to choose. */
export type FeeKindOption = ReplyOf<typeof feeKindOptionsCall>['items'][number];

/** All fee kinds, in their order. */
export const feeKindsQuery = {
  ...callQuery([feeKindRecord.name, 'options'], feeKindOptionsCall, {}),
  staleTime: servesScreen,
};
