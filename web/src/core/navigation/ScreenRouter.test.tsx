// @vitest-environment jsdom
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type RouteObject,
} from 'react-router';
import { expect, test } from 'vitest';
import { openScreen, press, startTestServer } from '../../../test/open-screen.tsx';
import { ScreenLink } from '../ui/loading/ScreenLink.tsx';
import { Screen } from '../ui/screen/Screen.tsx';
import { createNavigation } from './navigation.ts';
import { useLocation, useNavigationType, useParams, useSearchParams } from './place.ts';
import { useShown } from './screen-context.ts';

startTestServer();

/** A screen that says all that its router makes known to it. */
function Place() {
  const { pathname, hash } = useLocation();
  const { id } = useParams();
  const [search, setSearch] = useSearchParams();
  const patterns = useShown().matches.map(({ route }) => route.path);
  const narrow = () => setSearch({ fraza: 'żabka' }, { replace: true, flushSync: true });
  return (
    <Screen title={`Miejsce ${id}`}>
      <output>
        {[useNavigationType(), patterns.join(' '), pathname, search.get('fraza'), hash].join(', ')}
      </output>
      <ScreenLink to="/miejsca/2?fraza=róża">Drugie</ScreenLink>
      <ScreenLink to="/pozno">Spóźnione</ScreenLink>
      <button type="button" onClick={narrow}>
        Zawęź
      </button>
    </Screen>
  );
}

/** Places, and a screen whose code comes when the test says so. */
function openPlaces(address: string) {
  const code = Promise.withResolvers<{ Component: () => React.ReactNode }>();
  const routes: RouteObject[] = [
    { path: '/miejsca', children: [{ path: ':id', element: <Place /> }] },
    { path: '/pozno', lazy: () => code.promise },
  ];
  return { code, ...openScreen(routes, address) };
}

const place = async () => (await screen.findByRole('status')).textContent;

test('a screen knows its address and how the person came to it', async () => {
  const { goBack } = openPlaces('/miejsca/1#tu');
  await screen.findByRole('heading', { name: 'Miejsce 1' });
  expect(await place()).toBe('POP, /miejsca :id, /miejsca/1, , #tu');
  await press('Drugie', { role: 'link' });
  // Where the keyboard and a reader go on.
  const heading = await screen.findByRole('heading', { name: 'Miejsce 2' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(await place()).toBe('PUSH, /miejsca :id, /miejsca/2, róża, ');
  await press('Zawęź');
  expect(await place()).toBe('REPLACE, /miejsca :id, /miejsca/2, żabka, ');
  act(goBack);
  await screen.findByRole('heading', { name: 'Miejsce 1' });
});

test('a link that is opened elsewhere is the browser’s', async () => {
  const { path } = openPlaces('/miejsca/1');
  const link = await screen.findByRole('link', { name: 'Drugie' });
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
    const click = createEvent.click(link, init);
    // jsdom has no other window to open.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent(link, click);
    expect(path()).toBe('/miejsca/1');
  }
  fireEvent.click(link);
  expect(path()).toBe('/miejsca/2');
});

test('the screen before stays until the code of the next one is there', async () => {
  const { code, path } = openPlaces('/miejsca/1');
  await press('Spóźnione', { role: 'link' });
  await screen.findByRole('heading', { name: 'Miejsce 1' });
  expect(path()).toBe('/miejsca/1');
  await act(async () => code.resolve({ Component: () => <h1>Nareszcie</h1> }));
  await screen.findByRole('heading', { name: 'Nareszcie' });
  expect(screen.queryByRole('heading', { name: 'Miejsce 1' })).toBeNull();
  expect(path()).toBe('/pozno');
});

test('in the browser’s history a screen is where the browser says it is', async () => {
  const history = createBrowserHistory();
  const before = history.location.pathname;
  const routes = [{ path: '*', element: null }];
  const navigation = createNavigation(history, () => routes);
  const at = () => navigation.shown()?.location;
  navigation.navigator.push({ pathname: '/pomoc/układ', search: '', hash: '' }, { from: 'a' });
  expect(at()).toMatchObject({ pathname: '/pomoc/uk%C5%82ad', state: { from: 'a' } });
  expect(globalThis.location.pathname).toBe('/pomoc/uk%C5%82ad');
  const asked: (() => void)[] = [];
  navigation.addGuard({ holds: () => true, ask: (go) => asked.push(go) });
  globalThis.history.back();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(globalThis.location.pathname).toBe('/pomoc/uk%C5%82ad');
  asked[0]?.();
  await waitFor(() => expect(at()?.pathname).toBe(before));
  navigation.end();
});
