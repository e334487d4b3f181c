import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  type NavigateOptions,
  type RouteObject,
} from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { createNavigation, type Guard } from './navigation.ts';
import { codeOf } from './screen-code.ts';

/** A screen whose code comes when the test says so. */
function lateScreen(path: string) {
  const code = Promise.withResolvers<{ Component: () => null }>();
  const route: RouteObject = { path, lazy: () => code.promise };
  return { route, code };
}

const nothing = () => null;

/** A visit of three plain screens and of others. */
function visit(addresses: readonly string[], others: readonly RouteObject[] = []) {
  const plain = ['/dzialki', '/liczniki', '/osoby'].map((path) => ({ path, element: null }));
  const history = createMemoryHistory({ initialEntries: [...addresses] });
  const routes = [...plain, ...others];
  const navigation = createNavigation(history, () => routes);
  const { navigator } = navigation;
  return {
    ...navigation,
    history,
    at: () => navigation.shown()?.location.pathname,
    push: (to: string, state?: unknown, how?: NavigateOptions) => navigator.push(to, state, how),
    replace: (to: string) => navigator.replace(to),
    go: (delta: number) => navigator.go(delta),
  };
}

/** As a browser does, it goes along a history once everything before has been said of it. */
function goLate(history: ReturnType<typeof visit>['history']) {
  const go = history.go.bind(history);
  const steps: number[] = [];
  history.go = (delta) => void steps.push(delta);
  return () => {
    for (let step = steps.shift(); step !== undefined; step = steps.shift()) go(step);
  };
}

/** A guard over a visit; the first step that it holds waits. */
function guarded({ addGuard }: Pick<ReturnType<typeof visit>, 'addGuard'>) {
  const ask = vi.fn<Guard['ask']>();
  const holds = vi.fn<Guard['holds']>(() => true);
  return { ask, holds, remove: addGuard({ holds, ask }) };
}

describe('steps', () => {
  test('are counted by the history, but for what takes the place of the one before', () => {
    const { push, replace, go, at, shown } = visit(['/dzialki']);
    push('/liczniki', { from: '/dzialki' });
    expect([at(), shown()?.location.state, shown()?.type]).toEqual([
      '/liczniki',
      { from: '/dzialki' },
      'PUSH',
    ]);
    replace('/osoby?fraza=a#b');
    expect(shown()).toMatchObject({
      location: { pathname: '/osoby', search: '?fraza=a', hash: '#b' },
      type: 'REPLACE',
    });
    go(-1);
    expect([at(), shown()?.type]).toEqual(['/dzialki', 'POP']);
    go(1);
    expect([at(), shown()?.type]).toEqual(['/osoby', 'POP']);
  });

  test('to where the person is already are one, as of a link that is pressed twice', () => {
    const { push, at, shown, history } = visit(['/dzialki']);
    push('/osoby?fraza=a', { from: '/dzialki' });
    push('/osoby?fraza=a', { from: '/osoby' });
    expect([at(), history.index, shown()?.type]).toEqual(['/osoby', 1, 'PUSH']);
    expect(shown()?.location.state).toEqual({ from: '/osoby' });
    push('/osoby?fraza=b');
    push('/osoby?fraza=b#tu');
    expect(history.index).toBe(3);
  });

  test('say how they are to be shown', () => {
    const { push, shown } = visit(['/dzialki']);
    expect(shown()).toMatchObject({ isAtOnce: false, staysInPlace: false });
    push('/osoby', null, { flushSync: true, preventScrollReset: true });
    expect(shown()).toMatchObject({ isAtOnce: true, staysInPlace: true });
  });

  test('are announced while somebody listens, until the navigation ends', () => {
    const { push, go, subscribe, end, at } = visit(['/dzialki']);
    const listener = vi.fn<() => void>();
    const leave = subscribe(listener);
    push('/liczniki');
    leave();
    push('/osoby');
    expect(listener).toHaveBeenCalledTimes(1);
    end();
    go(-1);
    expect(at()).toBe('/osoby');
  });
});

describe('code that is on its way', () => {
  test('leaves the screen before it, and its address, until it has come', async () => {
    const { route, code } = lateScreen('/pozno');
    const { push, at, history, state } = visit(['/dzialki'], [route]);
    push('/pozno');
    expect([at(), history.location.pathname, state()]).toEqual(['/dzialki', '/dzialki', 'loading']);
    code.resolve({ Component: nothing });
    await vi.waitFor(() => expect(at()).toBe('/pozno'));
    expect([history.location.pathname, state()]).toEqual(['/pozno', 'idle']);
    expect(codeOf(route)).toBe(nothing);
  });

  test('may bring routes along, among which the address is looked up again', async () => {
    const { route, code } = lateScreen('*');
    const all = [{ path: '/dzialki', element: null }];
    let routes: RouteObject[] = [...all, route];
    const history = createMemoryHistory({ initialEntries: ['/dzialki'] });
    const { navigator, shown } = createNavigation(history, () => routes);
    const patterns = () => shown()?.matches.map(({ route: { path } }) => path);
    navigator.push('/liczniki');
    navigator.push('/osoby');
    expect(patterns()).toEqual(['/dzialki']);
    routes = [...all, { path: '/osoby', element: null }];
    code.resolve({ Component: nothing });
    await vi.waitFor(() => expect(patterns()).toEqual(['/osoby']));
    expect(history.index).toBe(1);
  });

  test('shows nothing before the first screen', async () => {
    const { route, code } = lateScreen('/pozno');
    const { shown, at } = visit(['/pozno'], [route]);
    expect(shown()).toBeUndefined();
    code.resolve({ Component: nothing });
    await vi.waitFor(() => expect(at()).toBe('/pozno'));
  });

  test('is waited for no longer once another step was taken', async () => {
    const { route, code } = lateScreen('/pozno');
    const { push, at, history, state } = visit(['/dzialki'], [route]);
    push('/pozno');
    push('/osoby');
    expect([at(), state()]).toEqual(['/osoby', 'idle']);
    code.resolve({ Component: nothing });
    await vi.waitFor(() => expect(codeOf(route)).toBe(nothing));
    expect([at(), history.index]).toEqual(['/osoby', 1]);
  });

  test('is asked for once, and again where it could not be had', async () => {
    const lazy = vi.fn<() => Promise<{ Component: () => null }>>();
    const gone = new TypeError('Failed to fetch');
    lazy.mockRejectedValueOnce(gone).mockResolvedValue({ Component: nothing });
    const route: RouteObject = { path: '/zmienny', lazy };
    const { push, at } = visit(['/dzialki'], [route]);
    push('/zmienny');
    await vi.waitFor(() => expect(at()).toBe('/zmienny'));
    expect(() => codeOf(route)).toThrow(gone);
    push('/zmienny');
    await vi.waitFor(() => expect(codeOf(route)).toBe(nothing));
    push('/osoby');
    push('/zmienny');
    expect([at(), lazy.mock.calls.length]).toEqual(['/zmienny', 2]);
  });
});

describe('what is typed while code is on its way', () => {
  /** The person presses a link to a screen whose code is late, and types before it comes. */
  const typeBetween = (
    addresses: readonly string[],
    lead: (here: ReturnType<typeof visit>) => void,
  ) => {
    const { route, code } = lateScreen('/pozno');
    const here = visit(addresses, [route]);
    const { ask, holds } = guarded(here);
    holds.mockReturnValue(false);
    lead(here);
    holds.mockReturnValue(true);
    code.resolve({ Component: nothing });
    return { here, ask, holds };
  };

  test('is asked about before a link is followed', async () => {
    const { here, ask } = typeBetween(['/dzialki'], ({ push }) => push('/pozno'));
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    expect([here.at(), here.history.location.pathname, here.state()]).toEqual([
      '/dzialki',
      '/dzialki',
      'idle',
    ]);
    ask.mock.lastCall?.[0]();
    expect([here.at(), here.history.index, ask.mock.calls.length]).toEqual(['/pozno', 1, 1]);
  });

  test('is asked about before a way back, which the browser has taken already', async () => {
    const ways = ['/pozno', '/liczniki', '/dzialki'];
    const { here, ask } = typeBetween(ways, ({ go }) => go(-2));
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    expect([here.at(), here.history.index, here.state()]).toEqual(['/dzialki', 2, 'idle']);
    ask.mock.lastCall?.[0]();
    expect([here.at(), here.history.index, ask.mock.calls.length]).toEqual(['/pozno', 0, 1]);
  });

  test('is asked about once, by the step that was taken last', async () => {
    const { here, ask, holds } = typeBetween(['/liczniki', '/pozno', '/dzialki'], ({ go }) =>
      go(-1),
    );
    here.go(-1);
    await vi.waitFor(() => expect(ask).toHaveBeenCalled());
    await Promise.resolve();
    expect([here.at(), here.history.index, ask.mock.calls.length]).toEqual(['/dzialki', 2, 1]);
    expect(holds).toHaveBeenCalled();
    ask.mock.lastCall?.[0]();
    expect([here.at(), here.history.index]).toEqual(['/liczniki', 0]);
  });

  test('is given up once the person was asked', async () => {
    const { route, code } = lateScreen('/pozno');
    const here = visit(['/dzialki'], [route]);
    const { ask } = guarded(here);
    here.push('/pozno');
    ask.mock.lastCall?.[0]();
    code.resolve({ Component: nothing });
    await vi.waitFor(() => expect(here.at()).toBe('/pozno'));
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe('a guard', () => {
  test('holds a step until there is an answer', () => {
    const here = visit(['/dzialki']);
    const { ask, holds } = guarded(here);
    here.push('/osoby?fraza=a');
    expect(holds.mock.calls).toMatchObject([
      [{ pathname: '/dzialki' }, { pathname: '/osoby', search: '?fraza=a' }],
    ]);
    expect([here.at(), here.history.index, ask.mock.calls.length]).toEqual(['/dzialki', 0, 1]);
    ask.mock.lastCall?.[0]();
    expect([here.at(), here.history.index]).toEqual(['/osoby', 1]);
  });

  test('holds the way back, which the browser has taken already', () => {
    const here = visit(['/liczniki', '/osoby', '/dzialki']);
    const { ask } = guarded(here);
    here.go(-2);
    expect([here.at(), here.history.index, ask.mock.calls.length]).toEqual(['/dzialki', 2, 1]);
    // Pressed once more while the question is open.
    here.go(-1);
    expect([here.at(), here.history.index, ask.mock.calls.length]).toEqual(['/dzialki', 2, 2]);
    ask.mock.lastCall?.[0]();
    expect([here.at(), here.history.index, ask.mock.calls.length]).toEqual(['/osoby', 1, 2]);
    // That one answer is none for the next step.
    here.go(-1);
    expect([here.at(), ask.mock.calls.length]).toEqual(['/osoby', 3]);
  });

  test('asks once of a way back that is pressed twice, where the person is', () => {
    const here = visit(['/liczniki', '/osoby', '/dzialki']);
    const { ask } = guarded(here);
    const arrive = goLate(here.history);
    here.go(-1);
    here.go(-1);
    arrive();
    expect([here.at(), here.history.index, ask.mock.calls.length]).toEqual(['/dzialki', 2, 1]);
    ask.mock.lastCall?.[0]();
    arrive();
    expect([here.at(), here.history.index, ask.mock.calls.length]).toEqual(['/liczniki', 0, 1]);
  });

  test('that lets a step pass, or is there no longer, holds nothing', () => {
    const here = visit(['/dzialki']);
    const { ask, holds, remove } = guarded(here);
    holds.mockReturnValue(false);
    here.push('/osoby');
    holds.mockReturnValue(true);
    remove();
    here.go(-1);
    expect([here.at(), ask.mock.calls.length]).toEqual(['/dzialki', 0]);
  });
});
