import {
  type UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  type Path,
  type RouteMatch,
  type RouteObject,
  type To,
} from 'react-router';
import { matchScreens } from './match-screens.ts';
import { loadScreen } from './screen-code.ts';

/** The browser's history, or one in memory. */
export type ScreenHistory = ReturnType<typeof createBrowserHistory>;

interface Way {
  readonly type: NavigationType;
  /** Whether it has to be shown before anything else is done. */
  readonly isAtOnce: boolean;
  /** Whether the page stays as far down as it is. */
  readonly staysInPlace: boolean;
}

/** Where a person is, how they came there, and the routes that show it, the outermost first. */
export interface Shown extends Way {
  readonly location: Location;
  readonly matches: readonly RouteMatch[];
}

interface Step extends Way {
  readonly to: Path;
  readonly state: unknown;
  /** Whether the person has said that what is typed may be given up. */
  readonly isAnswered: boolean;
  /** How far the browser has gone from what is shown; null where that is not known. */
  readonly by: number | null;
}

/** A screen that may not be left unasked. */
export interface Guard {
  /** Whether a step from one place to another has to wait for an answer. */
  readonly holds: (from: Path, to: Path) => boolean;
  /** Takes the step that has to wait, as what goes on with it. */
  readonly ask: (proceed: () => void) => void;
}

/** The browser is on its way back to the screen that a guard holds. */
interface Away {
  readonly guard: Guard;
  /** How far the person wanted to go. */
  wanted: number;
  /** How far from the screen the browser is. */
  by: number;
  /** The step by which it was sent back. */
  back: number;
}

/**
 * What leads from screen to screen. Address and screen change once the code of the next screen is there; the one before it
 * stays until then, and its guard is asked again about what was typed meanwhile.
 */
export interface Navigation {
  /** What the router's hooks lead by. */
  readonly navigator: Navigator;
  /** What is shown; undefined until the code of the first screen has come. */
  readonly shown: () => Shown | undefined;
  /** Whether the code of the next screen is on its way. */
  readonly state: () => 'idle' | 'loading';
  /** Asks a guard about each step, until the function that it returns is called. */
  readonly addGuard: (guard: Guard) => () => void;
  /** Calls a listener after each change, until the function that it returns is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Follows the history no longer. */
  readonly end: () => void;
}

const arrival: Way = { type: NavigationType.Pop, isAtOnce: false, staysInPlace: false };

/** Leads through the routes that there are by a history, from where that is. The code of one may bring others. */
export function createNavigation(
  history: ScreenHistory,
  routes: () => readonly RouteObject[],
): Navigation {
  const listeners = new Set<() => void>();
  const guards = new Set<Guard>();
  let shown: Shown | undefined;
  let underWay: Step | undefined;
  let away: Away | undefined;
  let isAllowed = false;

  const announce = () => {
    for (const listener of listeners) listener();
  };

  const take = (step: Step) => {
    const { to, state, isAnswered, by, ...way } = step;
    const known = routes();
    const matches = matchScreens(known, to);
    const arrive = () => {
      // A later step has taken its place.
      if (underWay !== step) return;
      underWay = undefined;
      const guard = isAnswered ? undefined : guardAgainst(to);
      if (guard !== undefined) {
        announce();
        if (way.type !== NavigationType.Pop) guard.ask(() => take({ ...step, isAnswered: true }));
        else if (by !== null) sendBack(guard, by);
        return;
      }
      // A link that is pressed twice before its screen is seen is gone back from by one step.
      const isThere = shown !== undefined && createPath(shown.location) === createPath(to);
      if (way.type === NavigationType.Push && !isThere) history.push(to, state);
      else if (way.type !== NavigationType.Pop) history.replace(to, state);
      shown = { ...way, location: history.location, matches };
      announce();
    };
    underWay = step;
    const missing = matches.flatMap(({ route }) => loadScreen(route) ?? []);
    if (missing.length === 0) {
      arrive();
      return;
    }
    announce();
    // With the code more routes may have come, and the address be that of one of them.
    const goOn = () => (underWay === step && routes() !== known ? take(step) : arrive());
    void Promise.all(missing).then(goOn);
  };

  /** The browser is there already: it goes back, and once more when the person says so. */
  const sendBack = (guard: Guard, by: number) => {
    away = { guard, wanted: by, by, back: -by };
    history.go(-by);
  };

  const guardAgainst = (to: Path) => {
    const from = shown?.location;
    return from && [...guards].find(({ holds }) => holds(from, to));
  };

  const lead = (
    target: To,
    state: unknown,
    type: NavigationType,
    { flushSync: isAtOnce = false, preventScrollReset: staysInPlace = false }: NavigateOptions = {},
  ) => {
    const to = history.encodeLocation(target);
    const by = underWay?.by ?? 0;
    const step = { to, state, type, isAtOnce, staysInPlace, by };
    const guard = guardAgainst(to);
    if (guard === undefined) take({ ...step, isAnswered: false });
    else guard.ask(() => take({ ...step, isAnswered: true }));
  };

  const end = history.listen(({ location, delta }) => {
    if (away !== undefined && delta !== null) {
      away.by += delta;
      const { guard, by, back, wanted } = away;
      // Pressed once more before the browser was back.
      if (delta !== back) {
        away.wanted += delta;
      } else if (by === 0) {
        away = undefined;
        guard.ask(() => {
          isAllowed = true;
          history.go(wanted);
        });
      } else {
        away.back = -by;
        history.go(-by);
      }
      return;
    }
    // A step back whose screen has not come yet is where the browser is already.
    const by = delta === null || underWay?.by === null ? null : (underWay?.by ?? 0) + delta;
    // It has no distance where somebody changed the address by hand, which leads to another place of the same screen.
    const isAnswered = isAllowed || by === null || by === 0;
    isAllowed = false;
    const guard = isAnswered ? undefined : guardAgainst(location);
    if (guard === undefined || by === null) {
      take({ ...arrival, to: location, state: undefined, isAnswered, by });
      return;
    }
    underWay = undefined;
    sendBack(guard, by);
  });

  take({ ...arrival, to: history.location, state: undefined, isAnswered: true, by: 0 });

  return {
    navigator: {
      createHref: (to) => history.createHref(to),
      encodeLocation: (to) => history.encodeLocation(to),
      go: (delta) => history.go(delta),
      push: (to, state: unknown, how) => lead(to, state, NavigationType.Push, how),
      replace: (to, state: unknown, how) => lead(to, state, NavigationType.Replace, how),
    },
    shown: () => shown,
    state: () => (underWay === undefined ? 'idle' : 'loading'),
    addGuard: (guard) => member(guards, guard),
    subscribe: (listener) => member(listeners, listener),
    end,
  };
}

/** Adds to a set; returns what takes it away again. */
function member<Item>(items: Set<Item>, item: Item): () => void {
  items.add(item);
  return () => {
    items.delete(item);
  };
}
