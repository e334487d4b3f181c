import { personalDataEndpoints } from '@grzadka/contract/personal-data/personal-data.endpoints';
import { exportRefusals } from '@grzadka/contract/personal-data/personal-data.model';
import { conflict } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { listExports, partyOfCaller, requestExport, sendArchive } from './export/exports.repo.ts';

/** The calls of what the law lets a person ask for. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(personalDataEndpoints.exports, ({ caller }) => listExports(db, { caller }));

  serve(personalDataEndpoints.export, ({ body, caller }) =>
    requestExport(context, { partyId: body.partyId, caller }),
  );

  serve(personalDataEndpoints.archive, (call) => sendArchive(context, call));

  serve(personalDataEndpoints.ownExports, async ({ caller }) =>
    listExports(db, { caller, partyId: await partyOfCaller(db, caller) }),
  );

  serve(personalDataEndpoints.exportOwn, async ({ caller }) => {
    const partyId = await partyOfCaller(db, caller);
    if (partyId === null) throw conflict(exportRefusals.ofNobody);
    await requestExport(context, { partyId, caller });
  });

  serve(personalDataEndpoints.ownArchive, async (call) =>
    sendArchive(context, { ...call, partyId: await partyOfCaller(db, call.caller) }),
  );
}
