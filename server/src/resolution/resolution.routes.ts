import { resolutionEndpoints } from '@grzadka/contract/resolution/resolution.endpoints';
import { resolutionRecord } from '@grzadka/contract/resolution/resolution.record';
import type { AppContext } from '#src/core/http/app-context.ts';
import { servePlainList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { readResolutions } from './resolution.list.ts';
import { deleteResolution, getResolution, resolutionRules } from './resolution.repo.ts';

/** The calls of the resolutions. */
export function routes(context: AppContext): void {
  servePlainList(context, resolutionEndpoints, readResolutions);

  serveRecord(context, resolutionRecord, resolutionEndpoints, {
    rules: resolutionRules,
    get: getResolution,
    delete: deleteResolution,
  });
}
