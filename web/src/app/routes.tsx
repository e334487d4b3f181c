import { isPrivileged } from '@grzadka/contract/core/access/roles';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { useRole } from '../core/access/access.ts';
import type { Area, AreaRoutes } from '../core/area.ts';
import { helpedBy } from '../core/help-place.ts';
import { Navigate } from '../core/navigation/Navigate.tsx';
import { Outlet } from '../core/navigation/Outlet.tsx';
import { useLocation } from '../core/navigation/place.ts';
import { useScrollPlaces } from '../core/navigation/useScrollPlaces.ts';
import { paths } from '../core/paths.ts';
import { Text } from '../core/ui/elements/Text.tsx';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { WaitingPlace } from '../core/ui/loading/WaitingPlace.tsx';
import { Screen } from '../core/ui/screen/Screen.tsx';
import { ScreenColumn } from '../core/ui/screen/ScreenColumn.tsx';
import { RequirePermission } from '../session/RequirePermission.tsx';
import { useSessionState } from '../session/session.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { SecondFactorGate } from './SecondFactorGate.tsx';
import { AppLayout } from './shell/AppLayout.tsx';

const SessionExpiredDialog = latePart(
  async () => (await import('../session/SessionExpiredDialog.tsx')).SessionExpiredDialog,
);

const OwnWalks = latePart<{ readonly open: boolean; readonly standIn?: ReactNode }>(
  async () => (await import('../home/OwnWalks.tsx')).OwnWalks,
);

const OwnGardensCard = latePart(
  async () => (await import('../own/OwnGardensCard.tsx')).OwnGardensCard,
);

const HomeCards = latePart(async () => (await import('../home/HomeCards.tsx')).HomeCards);

/** Of screens with nothing on them that the manual could explain. */
const frameHelp = 'logowanie#układ-ekranu';

/** The routes of areas for whoever is signed in, and what there is at any other address. */
export function routesOf(
  areas: readonly Area[],
  elsewhere: Pick<RouteObject, 'element' | 'lazy'>,
): RouteObject[] {
  return [
    {
      element: <RootLayout />,
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
              element: <ScreenPlace />,
              children: [
                { path: paths.home, handle: helpedBy(frameHelp), element: <HomeScreen /> },
                ...areas.flatMap((area) => (area.routes ?? []).map(guarded)),
                { path: '*', handle: helpedBy(frameHelp), ...elsewhere },
              ],
            },
          ],
        },
      ],
    },
  ];
}

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

/** What stands around every route; the dialog of an expired session opens when the server has ended it. */
function RootLayout() {
  const session = useSessionState();
  useScrollPlaces();
  return (
    <>
      <Outlet />
      <SessionExpiredDialog open={session.status === 'authenticated' && session.isExpired} />
    </>
  );
}

/** The start page: its words, and below them its cards, for the staff. */
function HomeScreen() {
  const isStaff = isPrivileged(useRole());
  return (
    <Screen title="Strona główna">
      <ScreenColumn>
        <Text>Strona w budowie!</Text>
        <OwnWalks open={!isStaff} standIn={!isStaff && <WaitingPlace />} />
        <HomeCards open={isStaff} />
        {/* Below what waits for somebody, so that a phone's window shows that. */}
        <OwnGardensCard open />
      </ScreenColumn>
    </Screen>
  );
}

/** The screen within the frame; one that could not be shown is over with the next step. */
function ScreenPlace() {
  return (
    <ScreenBoundary step={useLocation().key}>
      <Outlet />
    </ScreenBoundary>
  );
}
