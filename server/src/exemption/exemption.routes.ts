import { listFile } from '@grzadka/contract/core/list/list-file';
import { exemptionEndpoints } from '@grzadka/contract/exemption/exemption.endpoints';
import { exemptionList } from '@grzadka/contract/exemption/exemption.list';
import { exemptionRecord } from '@grzadka/contract/exemption/exemption.record';
import type { AppContext } from '#src/core/http/app-context.ts';
import { serveList } from '#src/core/record/serve-list.ts';
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
  serveList(context, exemptionEndpoints, {
    file: listFile(exemptionList),
    reading: readExemptions,
  });

  serveRecord(context, exemptionRecord, exemptionEndpoints, {
    rules: exemptionRules,
    get: getExemption,
    create: createExemption,
    update: updateExemption,
  });
}
