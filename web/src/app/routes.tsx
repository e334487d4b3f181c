import { generatePath, Navigate, type RouteObject, useParams } from 'react-router';
import { Splash } from '../core/ui/Brand.tsx';
import { HomeScreen } from '../home/HomeScreen.tsx';
import { LoginScreen } from '../session/LoginScreen.tsx';
import { RequireSession } from '../session/RequireSession.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { routePatterns as at, redirectPatterns } from './paths.ts';
import { publicationRoutes } from './publication-routes.ts';
import { RootLayout } from './RootLayout.tsx';
import { RouteErrorScreen } from './RouteErrorScreen.tsx';
import { gated, screen } from './route-parts.tsx';
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

const redirectRoutes: RouteObject[] = Object.entries(redirectPatterns).map(([path, to]) => ({
  path,
  element: <RedirectWithParams to={to} />,
}));

/** Every route of the application. */
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
              ...publicationRoutes,
              ...redirectRoutes,
              { path: '*', element: <NotFoundScreen /> },
            ],
          },
        ],
      },
    ],
  },
];

function RedirectWithParams({ to }: { to: string }) {
  return <Navigate to={generatePath(to, useParams())} replace />;
}
