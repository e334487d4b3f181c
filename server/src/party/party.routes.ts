import { mayRole } from '@grzadka/contract/core/access/permissions';
import { partyEndpoints } from '@grzadka/contract/party/party.endpoints';
import { partyExport } from '@grzadka/contract/party/party.export';
import { partyRecord } from '@grzadka/contract/party/party.record';
import { type SqlBool, sql } from 'kysely';
import type { AppContext } from '#src/core/http/app-context.ts';
import { column } from '#src/core/list/conditions.ts';
import { listIds } from '#src/core/list/list-ids.ts';
import { serveList } from '#src/core/record/serve-list.ts';
import { serveRecord } from '#src/core/record/serve-record.ts';
import { deleteParty } from './delete-party.ts';
import { readParties, readPartyPage, refreshWhatIsAsked } from './party.list.ts';
import { getParty, getPartyWithLogins } from './party.repo.ts';
import { updateParty } from './update-party.ts';

/** The calls of the parties. */
export function routes(context: AppContext): void {
  const { serve, db } = context;
  const { get, getDetails, ...plain } = partyEndpoints;

  serveList(context, partyEndpoints, {
    file: partyExport,
    reading: readParties,
    page: readPartyPage,
    refresh: refreshWhatIsAsked,
    // Who is being forgotten stands on no list.
    scopeFor: () => sql<SqlBool>`not ${column('party.isErased')}`,
  });

  serveRecord(context, partyRecord, { get }, { get: getParty });

  serve(getDetails, async ({ params, caller }) => {
    if (mayRole(caller.role, 'login:read')) return getPartyWithLogins(db, params);
    const party = await getParty(db, params);
    return { party, partyLogins: [], version: party.version };
  });

  serveRecord(context, partyRecord, plain, {
    update: updateParty,
    delete: deleteParty,
    bulk: {
      find: async (query) => {
        await refreshWhatIsAsked(db, query);
        return listIds(db, query, readParties(db));
      },
      actions: () => ({}),
    },
  });
}
