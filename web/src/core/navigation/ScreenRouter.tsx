import {
  createElement,
  type ReactElement,
  type ReactNode,
  startTransition,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { RouteMatch, RouteObject } from 'react-router';
import type { Navigation } from './navigation.ts';
import { OutletContext } from './Outlet.tsx';
import { codeOf } from './screen-code.ts';
import { ScreenContext } from './screen-context.ts';

interface ScreenRouterProps {
  readonly navigation: Navigation;
  /** What there is to see until the code of the first screen has come. */
  readonly children: ReactNode;
}

/** The screen of the address, and each that follows it. */
export function ScreenRouter({ navigation, children }: ScreenRouterProps) {
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
  const context = useMemo(() => shown && { navigation, shown }, [navigation, shown]);
  const screens = useMemo(() => shown && elementOf(shown.matches), [shown]);
  if (context === undefined) return children;
  return <ScreenContext value={context}>{screens}</ScreenContext>;
}

/** The elements of the routes, each in the place that the one around it has for it; a route without one is its place. */
function elementOf(matches: readonly RouteMatch[]): ReactNode {
  return matches.reduceRight<ReactNode>(
    (below, { route }) => (
      <OutletContext value={below}>{screenOf(route) ?? route.element ?? below}</OutletContext>
    ),
    null,
  );
}

/** The same element at each step, so that nothing is rendered anew but what the step concerns. */
const screens = new WeakMap<RouteObject, ReactElement>();

/** The screen of a route whose code was loaded. */
function screenOf(route: RouteObject): ReactElement | undefined {
  if (route.lazy === undefined) return undefined;
  const known = screens.get(route) ?? <ScreenOf route={route} />;
  screens.set(route, known);
  return known;
}

function ScreenOf({ route }: { route: RouteObject }) {
  return createElement(codeOf(route));
}
