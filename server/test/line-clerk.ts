import type {
  BankLineDetails,
  LineCandidates,
  WaitingLine,
} from '@grzadka/contract/bank/queue/bank-line.model';
import type { ErrorBody } from '@grzadka/contract/core/errors';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import type { TestClient } from './test-client.ts';

interface Page {
  readonly items: WaitingLine[];
  readonly totalItems: number;
}

/** Calls that tell of the bank's lines, and say what they are for, in the name of whoever asks. */
export function lineClerk(client: TestClient, db: Kysely<Database>) {
  const queue = async (query = '?limit=1000') =>
    (await client.get<Page>(`/api/bank-line/queue${query}`)).body;
  return {
    queue,
    queuedIds: async () => (await queue()).items.map(({ id }) => id),
    candidatesOf: async (id: string) =>
      (await client.get<LineCandidates>(`/api/bank-line/${id}/candidates`)).body,
    assign: (id: string, parts: readonly object[]) =>
      client.post<ErrorBody>('/api/bank-line/assign', { id, parts }),
    unassign: (id: string, reason = 'pomyłka') =>
      client.post<ErrorBody>('/api/bank-line/unassign', { id, reason }),
    postpone: (id: string, postponed: boolean) =>
      client.post<ErrorBody>('/api/bank-line/postpone', { id, postponed }),
    detailsOf: async ({ id }: { id: string }) => {
      const line = db.selectFrom('bankLine').select('entryId').where('id', '=', id);
      const { entryId } = await line.executeTakeFirstOrThrow();
      return (await client.get<BankLineDetails>(`/api/bank-line/of-transaction/${entryId}`)).body;
    },
  };
}

/** What of a line is left on 240, in grosze. */
export async function unclearOf(db: Kysely<Database>, id: string): Promise<number> {
  const { rows } = await sql<{ sum: string }>`
    select sum(amount_grosz) as sum from ledger_line where bank_line_id = ${id}
  `.execute(db);
  return Number(rows[0]?.sum);
}
