import {
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type RouteObject, Router, useRoutes } from 'react-router';
import type { Navigation } from './navigation.ts';
import { codeOf } from './screen-code.ts';
import { ScreenContext } from './screen-context.ts';

interface ScreenRouterProps {
  readonly navigation: Navigation;
  readonly routes: readonly RouteObject[];
  /** What there is to see until the code of the first screen has come. */
  readonly children: ReactNode;
}

/** The screen of the address, and each that follows it. */
export function ScreenRouter({ navigation, routes, children }: ScreenRouterProps) {
  const [shown, setShown] = useState(navigation.shown);
  useEffect(() => {
    const follow = () => {
      const next = navigation.shown();
      const show = next?.isAtOnce === true ? flushSync : startTransition;
      show(() => setShown(next));
    };
    // What has come since this was rendered.
    startTransition(() => setShown(navigation.shown()));
    return navigation.subscribe(follow);
  }, [navigation]);
  const elements = useMemo(() => routes.map(withElement), [routes]);
  const context = useMemo(() => shown && { navigation, shown }, [navigation, shown]);
  if (context === undefined) return children;
  const { location, type } = context.shown;
  return (
    <ScreenContext value={context}>
      <Router location={location} navigationType={type} navigator={navigation.navigator}>
        <Screens routes={elements} />
      </Router>
    </ScreenContext>
  );
}

function Screens({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** The route, with the screen in the place of what loads it. */
function withElement(route: RouteObject): RouteObject {
  const { lazy, children, ...rest } = route;
  return {
    ...rest,
    ...(lazy && { element: <ScreenOf route={route} /> }),
    ...(children && { children: children.map(withElement) }),
  } as RouteObject;
}

function ScreenOf({ route }: { route: RouteObject }) {
  return createElement(codeOf(route));
}
