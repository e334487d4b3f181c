import { feeKindEndpoints } from '@grzadka/contract/fee-kind/fee-kind.endpoints';
import { feeKindRecord } from '@grzadka/contract/fee-kind/fee-kind.record';
import type { AppContext } from '#src/core/http/app-context.ts';
import { servePlainList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { readFeeKinds } from './fee-kind.list.ts';
import { createFeeKind, listFeeKindOptions } from './fee-kind.repo.ts';

/** The calls of the fee kinds. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  servePlainList(context, feeKindEndpoints, readFeeKinds);

  serve(feeKindEndpoints.options, async () => ({ items: await listFeeKindOptions(db) }));

  serveRecord(context, feeKindRecord, feeKindEndpoints, {
    create: createFeeKind,
  });
}
