import { join } from 'node:path';
import type { RouteObject } from 'react-router';
import { type Plugin, runnerImport } from 'vite';

/** A route, where it is. */
export interface PlacedRoute {
  readonly route: RouteObject;
  /** The pattern of its address, with those of the routes around it. */
  readonly pattern: string;
  /** The route next around it. */
  readonly around: PlacedRoute | undefined;
}

/** The routes of the application, loaded as the build would load them. */
export async function importRoutes(plugins: readonly Plugin[] = []): Promise<RouteObject[]> {
  const { module } = await runnerImport<{ routes: RouteObject[] }>('/src/app/areas.ts', {
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles, ...plugins],
  });
  return module.routes;
}

/** What is not built has no classes. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: { filter: { id: /\.module\.css$/ }, handler: () => '\0no-styles' },
  load: { filter: { id: /^\0no-styles$/ }, handler: () => 'export default {}' },
};

/** All routes among and below these, each behind the one around it. */
export function placedRoutes(routes: readonly RouteObject[], around?: PlacedRoute): PlacedRoute[] {
  return routes.flatMap((route) => {
    const { path, children = [] } = route;
    const above = around?.pattern ?? '';
    const pattern =
      path === undefined || path.startsWith('/') ? (path ?? above) : `${above}/${path}`;
    const placed: PlacedRoute = { route, pattern, around };
    return [placed, ...placedRoutes(children, placed)];
  });
}
