import { isPrivileged } from '@grzadka/contract/core/access/roles';
import { Typography } from '@mui/material';
import {
  type Location,
  Navigate,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useRouteError,
} from 'react-router';
import { useRole } from '../core/access/access.ts';
import type { AreaRoutes } from '../core/area.ts';
import { helpedBy } from '../core/help-place.ts';
import { paths } from '../core/paths.ts';
import { Splash } from '../core/ui/Brand.tsx';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { RequirePermission } from '../session/RequirePermission.tsx';
import { useSessionState } from '../session/session.ts';
import { areas } from './areas.ts';
import { ErrorMessage, errorTitle } from './ErrorMessage.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { SecondFactorGate } from './SecondFactorGate.tsx';
import { AppLayout } from './shell/AppLayout.tsx';

const SessionExpiredDialog = latePart(
  async () => (await import('../session/SessionExpiredDialog.tsx')).SessionExpiredDialog,
);

const HomeCards = latePart(async () => (await import('../home/HomeCards.tsx')).HomeCards);

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

/** What stands around every route; the dialog of an expired session opens when the server has ended it. */
function RootLayout() {
  const session = useSessionState();
  return (
    <>
      <Outlet />
      <SessionExpiredDialog open={session.status === 'authenticated' && session.isExpired} />
      <ScrollRestoration getKey={visitKey} />
    </>
  );
}

/** The start page: its words, and below them its cards, for the staff. */
function HomeScreen() {
  const isStaff = isPrivileged(useRole());
  return (
    <Screen title="Strona główna">
      <ScreenColumn>
        <Typography>Strona w budowie!</Typography>
        <HomeCards open={isStaff} />
      </ScreenColumn>
    </Screen>
  );
}

/** The view of a screen that could not be shown, within the frame. */
function RouteErrorScreen() {
  return (
    <Screen title={errorTitle} back={paths.home}>
      <ErrorMessage error={useRouteError()} />
    </Screen>
  );
}
