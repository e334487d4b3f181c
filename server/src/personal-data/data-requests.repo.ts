import { lastDay } from '@grzadka/contract/core/time/statutory-terms';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import {
  type DataRequest,
  type DataRequestCreate,
  type DataRequestUpdate,
  dataRequestRefusals,
  refusedDataRequest,
} from '@grzadka/contract/personal-data/data-request.model';
import { dataRequestRecord } from '@grzadka/contract/personal-data/data-request.record';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '#src/core/change/audit-entry.ts';
import {
  append,
  type ChangeRequest,
  change,
  lockRecord,
  updateLocked,
} from '#src/core/change/change.ts';
import { etagOf } from '#src/core/change/if-match.ts';
import type { Database } from '#src/core/database/tables.ts';
import { jsonObject } from '#src/core/database/wire-columns.ts';
import { invalidFields } from '#src/core/errors/app-error.ts';
import type { BrokenRules } from '#src/core/errors/broken-rules.ts';

/** So many are shown; those that wait stand first. */
const most = 200;

/** The requests that wait for an answer by their last days, and below them the others, the latest first. */
export async function listDataRequests(db: Kysely<Database>): Promise<{ items: DataRequest[] }> {
  const rows = await db
    .selectFrom('dataRequest')
    .innerJoin('party', 'party.id', 'partyId')
    .select(['dataRequest.id', 'kind', 'receivedOn', 'isExtended', 'answeredOn', 'answer'])
    .select('dataRequest.version')
    .select(jsonObject({ id: sql<string>`party.id`, name: sql<string>`party.name` }).as('party'))
    .orderBy(sql`answered_on is not null`)
    .orderBy('answeredOn', 'desc')
    .orderBy(
      sql`received_on + case when is_extended then interval '3 months' else interval '1 month' end`,
    )
    .orderBy('dataRequest.id')
    .limit(most)
    .execute();
  const items = rows.map(({ version, ...row }) => ({
    ...row,
    lastDay: lastDay.toAnswerPerson(row.receivedOn, row.isExtended),
    etag: etagOf(version),
  }));
  return { items };
}

/** Adds a request. 400 where it does not fit together, or of nobody. */
export function createDataRequest(
  db: Kysely<Database>,
  { caller, ...form }: DataRequestCreate & { caller: Actor },
): Promise<{ id: string }> {
  return change(db, caller, async (tx) => {
    requireWhole(form);
    return append(tx, dataRequestRecord, { values: form });
  });
}

/** Changes a request, or records its answer. 400 where it does not fit together; 404, 412. */
export function updateDataRequest(
  db: Kysely<Database>,
  { caller, id, ifMatch, ...set }: ChangeRequest & DataRequestUpdate,
): Promise<{ version: number }> {
  return change(db, caller, async (tx) => {
    const before = await lockRecord(tx, dataRequestRecord, { id, ifMatch });
    requireWhole({ ...before, ...set });
    return updateLocked(tx, dataRequestRecord, { before, set });
  });
}

function requireWhole(request: Parameters<typeof refusedDataRequest>[0]): void {
  const refused = refusedDataRequest(request, gardenToday());
  if (Object.keys(refused).length > 0) throw invalidFields(refused);
}

/** What is refused where somebody is not there, or was deleted at that very moment. */
export const dataRequestRules: BrokenRules = {
  data_request_party_id_fkey: () => invalidFields({ partyId: dataRequestRefusals.noParty }),
};
