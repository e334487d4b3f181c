import { chargeAmountEndpoints } from '@grzadka/contract/charge/amount/charge-amount.endpoints';
import { chargeRunRecord } from '@grzadka/contract/charge/run/charge-run.record';
import { versionedQuery } from '../../core/api/call-query.ts';

/** What is set by hand for the accounts of a run, with the version of the run. */
export function amountsQuery(runId: string) {
  return versionedQuery([chargeRunRecord.name, runId, 'amounts'], chargeAmountEndpoints.ofRun, {
    params: { id: runId },
  });
}
