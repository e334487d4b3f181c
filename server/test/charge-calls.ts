import type { Charge } from '@grzadka/contract/charge/charge.model';
import type { ChargeRunDetails } from '@grzadka/contract/charge/run/charge-run.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#src/core/database/tables.ts';
import { doCalculation } from './charge-runs.ts';
import { noteForm } from './interest-notes.ts';
import type { TestClient, TestReply } from './test-client.ts';

type Db = Kysely<Database>;

/** Adds a draft by the call, and has it calculated; gives its id. */
export async function addCalculatedRun(
  { db }: { db: Db },
  client: TestClient,
  form: object,
): Promise<string> {
  const { body } = await client.post<{ id: string }>('/api/charge-run/create', form);
  await calculate({ db }, client, body.id);
  return body.id;
}

/** Adds the draft of an interest note by the call, and has it calculated; gives its id. */
export function addCalculatedNote(
  app: { db: Db },
  client: TestClient,
  ...form: Parameters<typeof noteForm>
): Promise<string> {
  return addCalculatedRun(app, client, noteForm(...form));
}

/** Asks for the calculation of a draft, and does the work of its job. */
export async function calculate({ db }: { db: Db }, client: TestClient, id: string): Promise<void> {
  await client.post('/api/charge-run/calculate', { id });
  await doCalculation(db, id);
}

/** A run as its call returns it. */
export async function runDetails(client: TestClient, id: string): Promise<ChargeRunDetails> {
  return (await client.get<ChargeRunDetails>(`/api/charge-run/get/${id}`)).body;
}

type Reply = ErrorBody & { id: string };

/** Approves a run as it is shown at this moment. */
export async function approveShown(
  client: TestClient,
  id: string,
  more: object = {},
  headersToo: Record<string, string> = {},
): Promise<TestReply<ErrorBody>> {
  const { headers } = await client.get(`/api/charge-run/get/${id}`);
  const shown = { 'if-match': headers.get('etag') ?? '', ...headersToo };
  return client.put<ErrorBody>('/api/charge-run/approve', { id, ...more }, shown);
}

/** What a client does with runs and charges, most often on 5 July 2026, and what there is of an account then. */
export function chargeCalls({ db }: { db: Db }, client: TestClient) {
  const reversal = { day: '2026-07-05', reason: 'błędna powierzchnia' };
  return {
    reversal,
    approve: async (id: string) => expect((await approveShown(client, id)).status).toBe(204),
    reverseRun: (id: string, given: object = {}) =>
      client.post<Reply>('/api/charge-run/reverse', { id, ...reversal, ...given }),
    reverse: (chargeIds: readonly string[], given: object = {}) =>
      client.post<Reply>('/api/charge/reverse', { chargeIds, ...reversal, ...given }),
    correct: (id: string, settlementId: string) =>
      client.post<Reply>('/api/charge-run/correct', { id, settlementId, ...reversal }),
    chargesOf: async (id: string) =>
      (await client.get<{ items: Charge[] }>(`/api/settlement/${id}/charges`)).body.items,
    balanceOf: async (id: string) => {
      const row = db.selectFrom('settlement').select('balanceGrosz').where('id', '=', id);
      return Number((await row.executeTakeFirstOrThrow()).balanceGrosz);
    },
  };
}
