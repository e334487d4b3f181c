import type { Plugin } from 'vite';
import { importRoutes, type PlacedRoute, placedRoutes } from './placed-routes.ts';

/** A screen by the pattern of its address, and the modules that its code is asked for by, with those of the screens around it. */
export interface ScreenModules {
  readonly pattern: string;
  readonly modules: ReadonlySet<string>;
}

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
  const found = new Map<string, ReadonlySet<string>>();
  const known = new Map<PlacedRoute | undefined, ReadonlySet<string>>();
  for (const place of placedRoutes(await importRoutes([recordImports()]))) {
    const { pattern, around } = place;
    const { lazy, path, handle } = place.route;
    noted = new Set(known.get(around));
    // What it would make of its code is of no interest here.
    if (typeof lazy === 'function') await lazy().catch(() => undefined);
    known.set(place, noted);
    // The start page is a part of the frame; what leads to no screen is none.
    const isScreen = lazy !== undefined || (handle !== undefined && path !== '*');
    if (isScreen) found.set(pattern, new Set([...(found.get(pattern) ?? []), ...noted]));
  }
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
