import { isPrivileged } from '@grzadka/contract/core/access/roles';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { useRole } from '../core/access/access.ts';
import { AreasContext } from '../core/area.ts';
import { logFailure } from '../core/log.ts';
import { createNavigation, type Navigation } from '../core/navigation/navigation.ts';
import { ScreenRouter } from '../core/navigation/ScreenRouter.tsx';
import { isHoldersAddress, isWalkAddress } from '../core/paths.ts';
import { Splash } from '../core/ui/Brand.tsx';
import { Loaded } from '../core/ui/loading/Loaded.tsx';
import { showReturnAddress } from '../session/return-address.ts';
import { bringAllAreas, knownAreas } from './known-areas.ts';

const loadForStaff = async () => {
  await bringAllAreas();
  return Screens;
};

const { location, navigator } = globalThis;

/** How long a walk has the processor of a phone for itself as it opens, in milliseconds. */
const afterWalk = 2_000;

// Begun before it is known who is signed in. Without a network the code is on the device, and a walk is most likely what is opened.
if (navigator.onLine && !isHoldersAddress(location.pathname)) {
  void bringAllAreas().catch(() => undefined);
}

/** Every screen, for whoever is signed in; the staff have all areas from the beginning, but on a walk, which opens before them. */
export function SignedIn() {
  const isStaff = isPrivileged(useRole());
  const [isOnWalk] = useState(() => isWalkAddress(location.pathname));
  const [isWaiting] = useState(isStaff && !knownAreas.areWhole() && !isOnWalk);
  useEffect(() => {
    if (!isStaff) return undefined;
    // Who becomes one of them meanwhile keeps the screen that is open.
    const bring = () => {
      bringAllAreas().catch((cause: unknown) => logFailure('No areas', cause));
    };
    const timer = setTimeout(bring, isOnWalk ? afterWalk : 0);
    return () => clearTimeout(timer);
  }, [isStaff, isOnWalk]);
  if (!isWaiting) return <Screens />;
  return (
    <Loaded load={loadForStaff}>
      <Splash />
    </Loaded>
  );
}

function Screens() {
  const [visit] = useState(() => ({}));
  return (
    <AreasContext value={useSyncExternalStore(knownAreas.onChange, knownAreas.areas)}>
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
    latest = { visit, navigation: createNavigation(createBrowserHistory(), knownAreas.routes) };
  }
  return latest.navigation;
}
