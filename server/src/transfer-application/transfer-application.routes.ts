import { transferApplicationEndpoints } from '@grzadka/contract/transfer-application/transfer-application.endpoints';
import { transferApplicationRecord } from '@grzadka/contract/transfer-application/transfer-application.record';
import type { AppContext } from '#src/core/http/app-context.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { listTransferApplications } from './transfer-application.list.ts';
import {
  createTransferApplication,
  transferRules,
  updateTransferApplication,
} from './transfer-application.repo.ts';

/** The calls of the applications for the transfer of a plot. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(transferApplicationEndpoints.ofGarden, ({ params }) =>
    listTransferApplications(db, params.id),
  );

  serveRecord(context, transferApplicationRecord, transferApplicationEndpoints, {
    rules: transferRules,
    create: createTransferApplication,
    update: updateTransferApplication,
  });
}
