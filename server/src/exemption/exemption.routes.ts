import { exemptionEndpoints } from '@grzadka/contract/exemption/exemption.endpoints';
import { exemptionRecord } from '@grzadka/contract/exemption/exemption.record';
import type { AppContext } from '#src/core/http/app-context.ts';
import { servePlainList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { readExemptions } from './exemption.list.ts';
import {
  createExemption,
  exemptionRules,
  getExemption,
  updateExemption,
} from './exemption.repo.ts';

/** The calls of the exemptions. */
export function routes(context: AppContext): void {
  servePlainList(context, exemptionEndpoints, readExemptions);

  serveRecord(context, exemptionRecord, exemptionEndpoints, {
    rules: exemptionRules,
    get: getExemption,
    create: createExemption,
    update: updateExemption,
  });
}
