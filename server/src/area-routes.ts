import { globSync } from 'node:fs';
import { sep } from 'node:path';
import type { AppContext } from './core/http/app-context.ts';

/** Serves the calls of an area. */
type Routes = (context: AppContext) => void;

/**
 * The calls of every area: what the files `<area>/<name>.routes.ts` export as `routes`. They are
 * found by their names, so that an area states nowhere that it is there; the tests ask for every
 * call of the contract, and so miss one that nothing serves.
 */
export function findRoutes(): Promise<Routes[]> {
  const files = globSync('*/*.routes.ts', { cwd: import.meta.dirname }).toSorted();
  return Promise.all(files.map(loadRoutes));
}

async function loadRoutes(file: string): Promise<Routes> {
  const [area, name] = file.replace('.routes.ts', '').split(sep);
  // The compiler cannot look into a file whose name is known at run time only.
  const loaded = (await import(`./${area}/${name}.routes.ts`)) as { routes?: Routes };
  if (!loaded.routes) throw new Error(`server/src/${file} exports no routes`);
  return loaded.routes;
}
