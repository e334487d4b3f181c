import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** The code of a screen, or why it could not be had. */
type ScreenCode = { readonly Component: ComponentType } | { readonly failure: unknown };

const known = new WeakMap<RouteObject, ScreenCode>();

/**
 * Loads the code of a route; undefined where nothing is to be waited for. What could not be had is kept for `codeOf`, and asked
 * for again at the next step.
 */
export function loadScreen(route: RouteObject): Promise<void> | undefined {
  const code = known.get(route);
  if (typeof route.lazy !== 'function' || (code && 'Component' in code)) return undefined;
  return load(route, route.lazy);
}

async function load(
  route: RouteObject,
  lazy: () => Promise<Pick<RouteObject, 'Component'>>,
): Promise<void> {
  try {
    const { Component } = await lazy();
    if (!Component) throw new Error('A screen without a component');
    known.set(route, { Component });
  } catch (failure) {
    known.set(route, { failure });
  }
}

/** The component of a route that was loaded. Throws why it could not be had. */
export function codeOf(route: RouteObject): ComponentType {
  const code = known.get(route);
  if (code && 'Component' in code) return code.Component;
  throw code?.failure ?? new Error('The code of this screen was not loaded');
}
