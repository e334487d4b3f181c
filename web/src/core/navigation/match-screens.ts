import {
  matchPath,
  matchRoutes,
  parsePath,
  type RouteMatch,
  type RouteObject,
  type To,
} from 'react-router';

/**
 * The routes that show an address, the outermost first; none where nothing is there. Which they are is `matchRoutes`' to say: it compiles and
 * ranks the pattern of every route that it is given, and so is given those alone whose address begins as this one does.
 */
export function matchScreens(routes: readonly RouteObject[], to: To): RouteMatch[] {
  const { pathname = '/' } = typeof to === 'string' ? parsePath(to) : to;
  const sought = beginningOf(pathname);
  const originals = new Map<RouteObject, RouteObject>();
  const near = (among: readonly RouteObject[]): RouteObject[] =>
    among.flatMap((route) => {
      const { path, children } = route;
      if (path !== undefined) return mayBegin(path, sought) ? [route] : [];
      if (children === undefined) return [route];
      const kept: RouteObject = { ...route, index: false, children: near(children) };
      originals.set(kept, route);
      return [kept];
    });
  const matches = matchRoutes(near(routes), pathname) ?? [];
  return matches.map((match) => ({ ...match, route: originals.get(match.route) ?? match.route }));
}

/** Whether an address is that of a pattern, or lies below it unless it has to `end` there. */
export function isAt(
  pattern: string,
  pathname: string,
  { end }: { readonly end: boolean },
): boolean {
  return (
    mayBegin(pattern, beginningOf(pathname)) && matchPath({ path: pattern, end }, pathname) !== null
  );
}

/** Whether addresses of a pattern may begin so; what is not stated from the root may stand anywhere, and letters may be written as codes. */
function mayBegin(pattern: string, sought: string): boolean {
  const beginning = beginningOf(pattern);
  return (
    !pattern.startsWith('/') ||
    /^[:*]|\?$/.test(beginning) ||
    sought.includes('%') ||
    beginning === sought
  );
}

/** What stands before the second slash. Small letters: addresses are matched whatever their case. */
function beginningOf(path: string): string {
  return (path.split('/', 2)[1] ?? '').toLowerCase();
}
