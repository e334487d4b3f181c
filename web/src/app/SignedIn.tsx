import { useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AreasContext } from '../core/area.ts';
import { showReturnAddress } from '../session/return-address.ts';
import { areas } from './areas.ts';
import { routes } from './routes.tsx';

/** Every screen, for whoever is signed in. */
export function SignedIn() {
  const [visit] = useState(() => ({}));
  return (
    <AreasContext value={areas}>
      <RouterProvider router={routerOf(visit)} />
    </AreasContext>
  );
}

let latest: { visit: object; router: ReturnType<typeof createBrowserRouter> } | undefined;

/**
 * The router from a sign-in to the end of the session; the next one begins where the browser's address then
 * is. It loads a screen as soon as it is made, so it is made when it is known that somebody is signed in.
 */
function routerOf(visit: object) {
  if (latest?.visit !== visit) {
    latest?.router.dispose();
    showReturnAddress();
    latest = { visit, router: createBrowserRouter(routes) };
  }
  return latest.router;
}
