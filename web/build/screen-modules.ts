import { join } from 'node:path';
import type { RouteObject } from 'react-router';
import { type Plugin, runnerImport } from 'vite';

/** A screen by the pattern of its address, and the modules that its code is asked for by, with those of the screens around it. */
export interface ScreenModules {
  readonly pattern: string;
  readonly modules: ReadonlySet<string>;
}

const folder = join(import.meta.dirname, '..');

/** The function that stands for `import()` while screens are looked at. */
const recorder = 'recordImport';

/**
 * Returns the modules that a screen loads when it is opened: its route is asked for its code, and what it would import is noted
 * instead of being loaded.
 */
export async function screenModules(): Promise<ScreenModules[]> {
  let noted = new Set<string>();
  Reflect.set(globalThis, recorder, async (module: string) => {
    noted.add(module);
    return anything;
  });
  const { module } = await runnerImport<{ routes: RouteObject[] }>('/src/app/routes.tsx', {
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [recordImports()],
  });
  const found = new Map<string, ReadonlySet<string>>();
  const look = async (routes: readonly RouteObject[], above: string, around: Set<string>) => {
    for (const { path, lazy, children = [] } of routes) {
      const pattern =
        path === undefined || path.startsWith('/') ? (path ?? above) : `${above}/${path}`;
      noted = new Set(around);
      // What it would make of its code is of no interest here.
      if (typeof lazy === 'function') await lazy().catch(() => undefined);
      const modules = noted;
      if (lazy) found.set(pattern, new Set([...(found.get(pattern) ?? []), ...modules]));
      await look(children, pattern, modules);
    }
  };
  await look(module.routes, '', new Set());
  return [...found].map(([pattern, modules]) => ({ pattern, modules }));
}

/** Whatever a module that was not loaded is asked for, but a promise. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, key) => (key === 'then' ? undefined : anything),
});

function recordImports(): Plugin {
  return {
    name: 'record-imports',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\// },
      async handler(code, id) {
        const imports = [...code.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g)];
        let recorded = code;
        for (const [expression, specifier = ''] of imports) {
          const module = await this.resolve(specifier, id);
          if (module === null) throw new Error(`${id} imports ${specifier}, which is not there`);
          recorded = recorded.replace(expression, `${recorder}(${JSON.stringify(module.id)})`);
        }
        return recorded;
      },
    },
  };
}
