import type { Permission } from '@grzadka/contract/core/permissions';
import type { ComponentType } from 'react';
import { generatePath, Navigate, Outlet, type RouteObject, useParams } from 'react-router';
import { Splash } from '../core/ui/Splash.tsx';
import { HomeScreen } from '../home/HomeScreen.tsx';
import { LoginScreen } from '../session/LoginScreen.tsx';
import { RequirePermission } from '../session/RequirePermission.tsx';
import { RequireSession } from '../session/RequireSession.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { PreparingScreen } from './PreparingScreen.tsx';
import { routePatterns as at, redirectPatterns } from './paths.ts';
import { RootLayout } from './RootLayout.tsx';
import { RouteErrorScreen } from './RouteErrorScreen.tsx';
import { AppLayout } from './shell/AppLayout.tsx';

const gardenRoutes: RouteObject[] = [
  screen(at.gardens, async () => (await import('../garden/GardenListScreen.tsx')).GardenListScreen),
  screen(at.gardenDetails, async () => (await import('./GardenDetailsPage.tsx')).GardenDetailsPage),
];

const gardenEditRoutes: RouteObject[] = [
  screen(
    at.gardenEdit,
    async () => (await import('../garden/GardenEditScreen.tsx')).GardenEditScreen,
  ),
];

const meterRoutes: RouteObject[] = [
  screen(at.meters, async () => (await import('../meter/MeterListScreen.tsx')).MeterListScreen),
];

const measurementRoutes: RouteObject[] = [
  screen(
    at.addMeasurement,
    async () => (await import('../meter/AddMeasurementScreen.tsx')).AddMeasurementScreen,
  ),
];

const partyRoutes: RouteObject[] = [
  screen(at.parties, async () => (await import('../party/PartyListScreen.tsx')).PartyListScreen),
  screen(at.partyDetails, async () => (await import('./PartyDetailsPage.tsx')).PartyDetailsPage),
];

const partyEditRoutes: RouteObject[] = [
  screen(
    at.partyCreate,
    async () => (await import('../party/PartyCreateScreen.tsx')).PartyCreateScreen,
  ),
  screen(at.partyEdit, async () => (await import('../party/PartyEditScreen.tsx')).PartyEditScreen),
];

const loginEditRoutes: RouteObject[] = [
  screen(
    at.loginCreate,
    async () => (await import('../login/LoginCreateScreen.tsx')).LoginCreateScreen,
  ),
  screen(at.loginEdit, async () => (await import('../login/LoginEditScreen.tsx')).LoginEditScreen),
  screen(
    at.loginSetPassword,
    async () => (await import('../login/SetPasswordScreen.tsx')).SetPasswordScreen,
  ),
];

const accountRoute = screen(
  at.personalData,
  async () => (await import('../account/AccountScreen.tsx')).AccountScreen,
);

/** The screens that come with their areas; until then each says so, behind the same permission. */
const plannedRoutes: RouteObject[] = [
  gated('news:read', planned('Aktualnosci', at.news)),
  gated(
    'news:write',
    planned('Aktualnosci', at.newsEdit, at.newsEditText, at.newsAddImage, at.newsEditImage),
  ),
  gated('notice:read', planned('Ogłoszenia', at.notices)),
  gated(
    'notice:write',
    planned('Ogłoszenia', at.noticeEdit, at.noticeEditText, at.noticeAddImage, at.noticeEditImage),
  ),
  gated('page:read', planned('Wersje strony', at.pageVersions)),
  gated(
    'page:write',
    planned(
      'Wersje strony',
      at.pageVersionEdit,
      at.pageVersionEditText,
      at.pageVersionAddImage,
      at.pageVersionEditImage,
    ),
  ),
  gated('file:read', planned('Dokumenty', at.files)),
  gated('file:write', planned('Dokumenty', at.fileUpload, at.fileEdit)),
];

const redirectRoutes: RouteObject[] = Object.entries(redirectPatterns).map(([path, to]) => ({
  path,
  element: <RedirectWithParams to={to} />,
}));

/** Every route of the application (product spec 2.1, 2.2). */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteErrorScreen />,
    hydrateFallbackElement: <Splash />,
    children: [
      { path: at.login, element: <LoginScreen /> },
      {
        element: (
          <RequireSession>
            <AppLayout />
          </RequireSession>
        ),
        children: [
          {
            errorElement: <RouteErrorScreen />,
            children: [
              { path: at.home, element: <HomeScreen /> },
              accountRoute,
              gated('garden:read', gardenRoutes),
              gated('garden:write', gardenEditRoutes),
              gated('meter:read', meterRoutes),
              gated('measurement:add', measurementRoutes),
              gated('party:read', partyRoutes),
              gated('party:write', partyEditRoutes),
              gated('login:write', loginEditRoutes),
              ...plannedRoutes,
              ...redirectRoutes,
              { path: '*', element: <NotFoundScreen /> },
            ],
          },
        ],
      },
    ],
  },
];

/** A screen whose code comes when it is first opened. */
function screen(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }) };
}

function gated(permission: Permission, children: RouteObject[]): RouteObject {
  return {
    element: (
      <RequirePermission permission={permission}>
        <Outlet />
      </RequirePermission>
    ),
    children,
  };
}

function planned(title: string, ...patterns: string[]): RouteObject[] {
  return patterns.map((path) => ({ path, element: <PreparingScreen title={title} /> }));
}

function RedirectWithParams({ to }: { to: string }) {
  return <Navigate to={generatePath(to, useParams())} replace />;
}
