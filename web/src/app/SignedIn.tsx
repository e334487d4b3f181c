import { useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { AreasContext } from '../core/area.ts';
import { createNavigation, type Navigation } from '../core/navigation/navigation.ts';
import { ScreenRouter } from '../core/navigation/ScreenRouter.tsx';
import { Splash } from '../core/ui/Brand.tsx';
import { showReturnAddress } from '../session/return-address.ts';
import { areas } from './areas.ts';
import { routes } from './routes.tsx';

/** Every screen, for whoever is signed in. */
export function SignedIn() {
  const [visit] = useState(() => ({}));
  return (
    <AreasContext value={areas}>
      <ScreenRouter navigation={navigationOf(visit)}>
        <Splash />
      </ScreenRouter>
    </AreasContext>
  );
}

let latest: { visit: object; navigation: Navigation } | undefined;

/**
 * What leads from screen to screen from a sign-in to the end of the session; the next one begins where the browser's
 * address then is. It loads a screen as soon as it is made, so it is made when it is known that somebody is signed in.
 */
function navigationOf(visit: object): Navigation {
  if (latest?.visit !== visit) {
    latest?.navigation.end();
    showReturnAddress();
    latest = { visit, navigation: createNavigation(createBrowserHistory(), routes) };
  }
  return latest.navigation;
}
