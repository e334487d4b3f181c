import { createContext, type ReactNode, use } from 'react';

/** What the route next below shows; filled by `ScreenRouter` around the element of each route. */
export const OutletContext = createContext<ReactNode>(null);

/** The place within a route's element for the route next below. */
export function Outlet() {
  return use(OutletContext);
}
