import type { Permission } from '@grzadka/contract/core/permissions';
import type { ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import { RequirePermission } from '../session/RequirePermission.tsx';

/** A screen whose code comes when it is first opened; it stands around those below it, if any. */
export function screen(
  path: string,
  load: () => Promise<ComponentType>,
  children?: RouteObject[],
): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }), ...(children && { children }) };
}

/** Screens for whoever holds the permission; anybody else sees the no-access view. */
export function gated(permission: Permission, children: RouteObject[]): RouteObject {
  return {
    element: (
      <RequirePermission permission={permission}>
        <Outlet />
      </RequirePermission>
    ),
    children,
  };
}
