import type { ErrorBody } from '@grzadka/contract/core/errors';
import type { LedgerYear, LedgerYears } from '@grzadka/contract/ledger-year/ledger-year.model';
import type { TestClient } from './test-client.ts';

/** What a client does with years; each change as of what it has just read, unless another version is given. */
export function yearCalls(client: TestClient) {
  const read = async () => {
    const { headers, body } = await client.get<LedgerYears>('/api/ledger/year');
    return { version: headers.get('etag') ?? '', ...body };
  };
  return {
    read,
    year: async (year: number): Promise<LedgerYear | undefined> =>
      (await read()).items.find((one) => one.year === year),
    close: async (year: number, version?: string) => {
      const shown = { 'if-match': version ?? (await read()).version };
      return client.put<ErrorBody>('/api/ledger/year/close', { year }, shown);
    },
    reopen: async (year: number, reason = 'brakowało faktury', version?: string) => {
      const shown = { 'if-match': version ?? (await read()).version };
      return client.put<ErrorBody>('/api/ledger/year/reopen', { year, reason }, shown);
    },
  };
}
