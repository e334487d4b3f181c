import { Outlet, type RouteObject, ScrollRestoration } from 'react-router';
import type { AreaRoutes } from '../core/area.ts';
import { paths } from '../core/paths.ts';
import { Splash } from '../core/ui/Brand.tsx';
import { LoginScreen } from '../session/LoginScreen.tsx';
import { RequirePermission } from '../session/RequirePermission.tsx';
import { RequireSession } from '../session/RequireSession.tsx';
import { SessionExpiredDialog } from '../session/SessionExpiredDialog.tsx';
import { areas } from './areas.ts';
import { HomeScreen } from './HomeScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { RouteErrorScreen } from './RouteErrorScreen.tsx';
import { SecondFactorGate } from './SecondFactorGate.tsx';
import { AppLayout } from './shell/AppLayout.tsx';

/** Every route of the application. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteErrorScreen />,
    hydrateFallbackElement: <Splash />,
    children: [
      { path: paths.login, element: <LoginScreen /> },
      {
        element: (
          <RequireSession>
            <SecondFactorGate>
              <AppLayout />
            </SecondFactorGate>
          </RequireSession>
        ),
        children: [
          {
            errorElement: <RouteErrorScreen />,
            children: [
              { path: paths.home, element: <HomeScreen /> },
              ...areas.flatMap((area) => (area.routes ?? []).map(guarded)),
              { path: '*', element: <NotFoundScreen /> },
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

/** What stands around every route, the login screen included. */
function RootLayout() {
  return (
    <>
      <Outlet />
      <SessionExpiredDialog />
      <ScrollRestoration />
    </>
  );
}
