import type { RouteObject } from 'react-router';
import { importRoutes, placedRoutes } from './placed-routes.ts';

/** Every screen of the application, for checks of the whole. */
export async function screenPatterns(): Promise<readonly (readonly string[])[]> {
  return patternsIn(await importRoutes());
}

/**
 * The screens among routes, each by the patterns of its addresses. What has a page of the manual is a screen, or stands around
 * screens; what has none leads elsewhere. What stands below several records, as the forms of content blocks, is one screen with several.
 */
export function patternsIn(routes: readonly RouteObject[]): string[][] {
  const screens = placedRoutes(routes).filter(
    ({ route: { path, handle } }) => path !== undefined && handle !== undefined,
  );
  const same = Map.groupBy(screens, ({ route }) => route.path);
  return [...same.values()].map((places) => places.map(({ pattern }) => pattern));
}
