import { type Location, Navigate, Outlet, type RouteObject, ScrollRestoration } from 'react-router';
import type { AreaRoutes } from '../core/area.ts';
import { helpedBy } from '../core/help-place.ts';
import { paths } from '../core/paths.ts';
import { Splash } from '../core/ui/Brand.tsx';
import { RequirePermission } from '../session/RequirePermission.tsx';
import { SessionExpired } from '../session/SessionExpired.tsx';
import { areas } from './areas.ts';
import { HomeScreen } from './HomeScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { RouteErrorScreen } from './RouteErrorScreen.tsx';
import { SecondFactorGate } from './SecondFactorGate.tsx';
import { AppLayout } from './shell/AppLayout.tsx';

/** Of screens with nothing on them that the manual could explain. */
const frameHelp = 'logowanie#układ-ekranu';

/** Every route for whoever is signed in. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteErrorScreen />,
    hydrateFallbackElement: <Splash />,
    children: [
      // Where the browser's own buttons may lead after a sign-in.
      { path: paths.login, element: <Navigate to={paths.home} replace /> },
      {
        element: (
          <SecondFactorGate>
            <AppLayout />
          </SecondFactorGate>
        ),
        children: [
          {
            errorElement: <RouteErrorScreen />,
            children: [
              { path: paths.home, handle: helpedBy(frameHelp), element: <HomeScreen /> },
              ...areas.flatMap((area) => (area.routes ?? []).map(guarded)),
              { path: '*', handle: helpedBy(frameHelp), element: <NotFoundScreen /> },
            ],
          },
        ],
      },
    ],
  },
];

/** Screens for whoever holds the permission; anybody else sees the no-access view. */
function guarded({ permission, screens }: AreaRoutes): RouteObject {
  const children = [...screens];
  if (permission === undefined) return { children };
  return {
    element: (
      <RequirePermission permission={permission}>
        <Outlet />
      </RequirePermission>
    ),
    children,
  };
}

/**
 * What a scroll position is kept by. The first page of a visit has the same key whatever its address, and would be
 * scrolled to where another one was.
 */
function visitKey({ key, pathname, hash }: Location): string {
  return key === 'default' ? `${pathname}${hash}` : key;
}

/** What stands around every route. */
function RootLayout() {
  return (
    <>
      <Outlet />
      <SessionExpired />
      <ScrollRestoration getKey={visitKey} />
    </>
  );
}
