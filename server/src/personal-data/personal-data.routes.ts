import { personalDataEndpoints } from '@grzadka/contract/personal-data/personal-data.endpoints';
import { exportRefusals } from '@grzadka/contract/personal-data/personal-data.model';
import { conflict } from '#src/core/errors/app-error.ts';
import type { AppContext } from '#src/core/http/app-context.ts';
import { erasedListFolder, writeErasedList } from './erasure/erased-list.ts';
import {
  cancelErasure,
  changeLegalHold,
  listErasures,
  readStanding,
  requestErasure,
} from './erasure/erasures.repo.ts';
import { listExports, partyOfCaller, requestExport, sendArchive } from './export/exports.repo.ts';

/** The calls of what the law lets a person ask for. */
export function routes(context: AppContext): void {
  const { serve, db } = context;

  serve(personalDataEndpoints.exports, ({ caller }) => listExports(db, { caller }));

  serve(personalDataEndpoints.export, ({ body, caller }) =>
    requestExport(context, { partyId: body.partyId, caller }),
  );

  serve(personalDataEndpoints.archive, (call) => sendArchive(context, call));

  serve(personalDataEndpoints.ownExports, async ({ caller }) => {
    const partyId = await partyOfCaller(db, caller);
    return { hasParty: partyId !== null, ...(await listExports(db, { caller, partyId })) };
  });

  serve(personalDataEndpoints.exportOwn, async ({ caller }) => {
    const partyId = await partyOfCaller(db, caller);
    if (partyId === null) throw conflict(exportRefusals.ofNobody);
    await requestExport(context, { partyId, caller });
  });

  serve(personalDataEndpoints.ownArchive, async (call) =>
    sendArchive(context, { ...call, partyId: await partyOfCaller(db, call.caller) }),
  );

  serve(personalDataEndpoints.erasures, () => listErasures(db));

  serve(personalDataEndpoints.standing, ({ params: { id }, caller }) =>
    readStanding(db, { id, caller }),
  );

  serve(personalDataEndpoints.erase, async ({ body, caller }) => {
    const begun = await requestErasure(db, { ...body, caller });
    await noteErased();
    return begun;
  });

  serve(personalDataEndpoints.cancelErase, async ({ body, caller }) => {
    await cancelErasure(db, { id: body.id, caller });
    await noteErased();
  });

  serve(personalDataEndpoints.hold, ({ body, caller }) => changeLegalHold(db, { ...body, caller }));

  // The night writes it anew where it could not be written now.
  function noteErased(): Promise<void> {
    return writeErasedList(db, erasedListFolder(context.config)).catch(() => undefined);
  }
}
