import { globSync } from 'node:fs';
import { sep } from 'node:path';
import { isPlain } from '@grzadka/contract/core/record/plain-record';
import { records } from '@grzadka/contract/records';
import type { AppContext } from './core/http/app-context.ts';
import { servePlainRecord } from './core/record/serve-plain-record.ts';

/** Serves the calls of an area. */
type Routes = (context: AppContext) => void;

/**
 * The calls of every area: what the files `<area>/<name>.routes.ts` export as `routes`, and those of
 * the records that are plain, which derive. They are found by their names, so that an area states nowhere that it is there;
 * the tests ask for every call of the contract, and so miss one that nothing serves.
 */
export async function findRoutes(): Promise<Routes[]> {
  const files = globSync('*/*.routes.ts', { cwd: import.meta.dirname });
  const loaded = await Promise.all(
    files.map(async (file) => ({ file, routes: await loadRoutes(file) })),
  );
  const derived = plainRecords.map((record) => ({
    file: `${record.name}${sep}${record.name}.routes.ts`,
    routes: (context: AppContext) => servePlainRecord(context, record),
  }));
  // In the order of their names, which is that of the document of all calls.
  return [...loaded, ...derived]
    .toSorted((one, other) => (one.file < other.file ? -1 : 1))
    .map(({ routes }) => routes);
}

const plainRecords = records.filter(isPlain);

async function loadRoutes(file: string): Promise<Routes> {
  const [area, name] = file.replace('.routes.ts', '').split(sep);
  // The compiler cannot look into a file whose name is known at run time only.
  const loaded = (await import(`./${area}/${name}.routes.ts`)) as { routes?: Routes };
  if (!loaded.routes) throw new Error(`server/src/${file} exports no routes`);
  return loaded.routes;
}
