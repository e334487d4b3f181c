import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { HandoverPreview } from '@grzadka/contract/handover/handover.model';
import type { HandoverDetails } from '@grzadka/contract/handover/handover-details.model';
import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#src/core/database/tables.ts';
import { addConsent } from './consents.ts';
import { addAssignment, addGarden, addParty } from './factories.ts';
import type { TestClient, TestReply } from './test-client.ts';

/** The day of the handovers of tests: the last one of who leaves. */
export const lastDay = '2026-05-31';

/** The day after it. */
export const nextDay = '2026-06-01';

/** Who is named in the form of a handover, with nothing that becomes of their membership or their login unless stated. */
export function leaves(partyId: string, chosen: object = {}) {
  return { partyId, endsMembership: false, endsLogin: false, ...chosen };
}

/** The same of who comes. */
export function comes(partyId: string, chosen: object = {}) {
  return { partyId, beginsMembership: false, getsLogin: false, ...chosen };
}

/** What a client does with handovers. */
export function handoverCalls(client: TestClient) {
  const read = (id: string) => client.get<HandoverDetails>(`/api/handover/get/${id}`);
  const preview = (id: string) =>
    client.post<HandoverPreview & ErrorBody>('/api/handover/preview', { id });
  const complete = async (id: string, shown: string): Promise<TestReply<ErrorBody>> => {
    const { headers } = await read(id);
    const known = { 'if-match': headers.get('etag') ?? '' };
    return client.put<ErrorBody>('/api/handover/complete', { id, shown }, known);
  };
  return {
    preview,
    complete,
    /** Begins a handover with `lastDay`; gives its id. */
    begin: async (form: { gardenId: string; [field: string]: unknown }): Promise<string> => {
      const { status, body } = await client.post<{ id: string } & ErrorBody>(
        '/api/handover/create',
        {
          ground: 'other',
          applicationId: null,
          day: lastDay,
          startDay: null,
          leaving: [],
          coming: [],
          comingName: null,
          remark: null,
          ...form,
        },
      );
      expect(body).toEqual({ id: expect.any(String) });
      expect(status).toBe(201);
      return body.id;
    },
    update: async (id: string, set: object): Promise<void> => {
      const { headers } = await read(id);
      const known = { 'if-match': headers.get('etag') ?? '' };
      const reply = await client.put('/api/handover/update', { id, ...set }, known);
      expect(reply).toMatchObject({ status: 204 });
    },
    settle: (id: string) => client.post<{ id: string } & ErrorBody>('/api/handover/settle', { id }),
    /** Ends it as it is shown at this moment; gives what was shown. */
    end: async (id: string): Promise<readonly string[]> => {
      const { body } = await preview(id);
      expect(body.missing).toEqual([]);
      expect(await complete(id, body.shown)).toMatchObject({ status: 204 });
      return body.what;
    },
    result: async (id: string) => (await read(id)).body.result,
  };
}

/** A person with an address who has said which messages they want; without a name 'Nowa Anna'. */
export async function addNewcomer(db: Kysely<Database>, given: { lastName?: string } = {}) {
  const { lastName = 'Nowa' } = given;
  const email = `${lastName.toLowerCase()}@example.pl`;
  const { id } = await addParty(db, { firstName: 'Anna', lastName, email });
  const address = { street: 'Lipowa', houseNumber: '7', postalCode: '90-001', city: 'Łódź' };
  await db.updateTable('party').set(address).where('id', '=', id).execute();
  await addConsent(db, { partyId: id, email });
  return { id, email };
}

/** A garden of 300 m² and persons of these last names who hold it since 2020, on one account. */
export async function addHeldGarden(db: Kysely<Database>, ...lastNames: string[]) {
  const { id: gardenId, name } = await addGarden(db);
  const holders: { id: string; assignmentId: string }[] = [];
  for (const lastName of lastNames) {
    const { id } = await addParty(db, { lastName });
    const days = { gardenId, partyId: id, validFrom: '2020-01-01' };
    holders.push({ id, assignmentId: (await addAssignment(db, days)).id });
  }
  const [first, second] = holders;
  const account = await db
    .selectFrom('settlement')
    .select(['id', 'reference'])
    .where('gardenId', '=', gardenId)
    .executeTakeFirst();
  return {
    gardenId,
    name,
    first: first?.id ?? '',
    second: second?.id ?? '',
    assignmentOf: (id: string) => holders.find((holder) => holder.id === id)?.assignmentId ?? '',
    account: account?.id ?? '',
    reference: account?.reference ?? '',
  };
}

/** Who holds a garden from when to when, on the accounts in their order: 'Kowalski Jan 2020-01-01 2026-05-31 1'. */
export async function holdingsOf(db: Kysely<Database>, gardenId: string): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    select concat_ws(
      ' ', party.name, coalesce(valid_from::text, '-'), valid_thru,
      dense_rank() over (order by settlement.number), 'closed ' || closed_on
    ) as words
    from assignment
    join party on party.id = assignment.party_id
    join settlement_holder on assignment_id = assignment.id
    join settlement on settlement.id = settlement_id
    where assignment.garden_id = ${gardenId}
    order by settlement.number, party.name
  `.execute(db);
  return rows.map(({ words }) => words);
}
