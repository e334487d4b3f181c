import { join } from 'node:path';
import type { RouteObject } from 'react-router';
import { runnerImport } from 'vite';

/** Every screen of the application, for checks of the whole. */
export async function screenPatterns(): Promise<readonly (readonly string[])[]> {
  const { module } = await runnerImport<{ routes: RouteObject[] }>('/src/app/routes.tsx', {
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'error',
  });
  return patternsIn(module.routes);
}

/**
 * The screens among routes, each by the patterns of its addresses. What stands below several records, as the forms of
 * content blocks, is one screen with several.
 */
export function patternsIn(routes: readonly RouteObject[]): string[][] {
  const screens = Map.groupBy(screensIn(routes), ({ path }) => path);
  return [...screens.values()].map((same) => same.map(({ pattern }) => pattern));
}

interface Screen {
  /** As its route states it. */
  readonly path: string;
  /** With that of the screen around it. */
  readonly pattern: string;
}

/** What has a page of the manual is a screen, or stands around screens; what has none leads elsewhere. */
function screensIn(routes: readonly RouteObject[], above = ''): Screen[] {
  return routes.flatMap(({ path, handle, children }) => {
    const pattern =
      path === undefined || path.startsWith('/') ? (path ?? above) : `${above}/${path}`;
    const below = screensIn(children ?? [], pattern);
    return path === undefined || handle === undefined ? below : [{ path, pattern }, ...below];
  });
}
