import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';
import type { Insertable, Kysely } from 'kysely';
import { newId } from '#src/core/database/record-id.ts';
import type { Database } from '#src/core/database/tables.ts';
import { addAssignment, addGarden, addParty } from './factories.ts';
import type { TestClient } from './test-client.ts';

/** A handover in progress, by default of a garden of its own that nobody holds, today. */
export async function addHandover(
  db: Kysely<Database>,
  {
    leaving = [],
    coming = [],
    ...given
  }: Partial<Insertable<Database['handover']>> & {
    leaving?: readonly string[];
    coming?: readonly string[];
  } = {},
): Promise<{ id: string; gardenId: string }> {
  const id = newId();
  const gardenId = given.gardenId ?? (await addGarden(db)).id;
  const values = { id, ground: 'other' as const, day: gardenToday(), ...given, gardenId };
  await db.insertInto('handover').values(values).execute();
  const rows = [
    ...leaving.map((partyId, place) => ({ side: 'leaving' as const, partyId, place })),
    ...coming.map((partyId, place) => ({ side: 'coming' as const, partyId, place })),
  ].map((row) => ({ handoverId: id, ...row }));
  if (rows.length > 0) await db.insertInto('handoverParty').values(rows).execute();
  return { id, gardenId };
}

/** A garden that somebody has held since 2020. */
export async function addHeldGarden(
  db: Kysely<Database>,
  lastName = 'Dawny',
): Promise<{ gardenId: string; partyId: string; assignmentId: string }> {
  const { id: gardenId } = await addGarden(db);
  const { id: partyId } = await addParty(db, { lastName });
  const assignment = await addAssignment(db, { gardenId, partyId, validFrom: '2020-01-01' });
  return { gardenId, partyId, assignmentId: assignment.id };
}

/** The form of a handover of a garden that nobody holds, today. */
export const handoverForm = {
  ground: 'other',
  applicationId: null,
  day: gardenToday(),
  startDay: null,
  leaving: [] as object[],
  coming: [] as object[],
  comingName: null as string | null,
  remark: null,
};

/** Who leaves, and who comes, with nothing said of memberships and logins. */
export const leaves = (partyId: string) => ({ partyId, endsMembership: false, endsLogin: false });
export const comes = (partyId: string) => ({ partyId, beginsMembership: false, getsLogin: false });

/** Bodies of calls in which somebody, or a fee kind, is not there, by the call and its list, with the field at which that is said. */
export async function handoversOfNobody(
  db: Kysely<Database>,
  gone: string,
): Promise<Record<string, readonly [field: string, body: () => Promise<object>]>> {
  const { id } = await addHandover(db);
  const begun = async () => ({ ...handoverForm, gardenId: (await addGarden(db)).id });
  const [nobody, noOne] = [{ leaving: [leaves(gone)] }, { coming: [comes(gone)] }];
  const entryFees = [{ feeKindId: gone, amount: 100 }];
  return {
    'POST /api/handover/create leaving.partyId': [
      'leaving',
      async () => ({ ...(await begun()), ...nobody }),
    ],
    'POST /api/handover/create coming.partyId': [
      'coming',
      async () => ({ ...(await begun()), ...noOne }),
    ],
    'PUT /api/handover/update leaving.partyId': ['leaving', async () => ({ id, ...nobody })],
    'PUT /api/handover/update coming.partyId': ['coming', async () => ({ id, ...noOne })],
    'PUT /api/settings/update entryFeeKindIds': [
      'entryFeeKindIds',
      async () => ({ entryFeeKindIds: [gone] }),
    ],
    'PUT /api/handover/update entryFees.feeKindId': ['entryFees', async () => ({ id, entryFees })],
  };
}

/** A handover as its screen reads it. */
export async function handoverOf(client: TestClient, id: string): Promise<HandoverDetails> {
  return (await client.get<HandoverDetails>(`/api/handover/get/${id}`)).body;
}

/** How its steps stand, by their names. */
export async function stepsOf(
  client: TestClient,
  id: string,
): Promise<Record<string, { state: string; words: string }>> {
  const { steps } = await handoverOf(client, id);
  return Object.fromEntries(steps.map(({ step, state, words }) => [step, { state, words }]));
}
