import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { EndpointDefinition } from '@grzadka/contract/core/call/endpoint';
import { plainCalls } from '@grzadka/contract/core/call/plain-calls';
import { isPlain } from '@grzadka/contract/core/record/plain-record';
import { records } from '@grzadka/contract/records';

const contract = join(import.meta.dirname, '../../contract/src');

/** Every call that the contract declares, whether anything serves it or not. */
export const endpoints: readonly EndpointDefinition[] = [
  ...(await load()),
  ...records.filter(isPlain).map((record) => plainCalls(record)),
].flatMap((calls): EndpointDefinition[] => Object.values(calls));

/** The tables of calls that are written out: what the files `<name>.endpoints.ts` export under a name that ends so. */
async function load(): Promise<Record<string, EndpointDefinition>[]> {
  const files = globSync('**/*.endpoints.ts', { cwd: contract }).toSorted();
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => {
      const name = file.replaceAll(sep, '/').replace(/\.ts$/, '');
      return import(`@grzadka/contract/${name}`);
    }),
  );
  return modules
    .flatMap((exported) => Object.entries(exported))
    .filter(([name, value]) => name.endsWith('Endpoints') && typeof value === 'object')
    .map(([, table]) => table as Record<string, EndpointDefinition>);
}
