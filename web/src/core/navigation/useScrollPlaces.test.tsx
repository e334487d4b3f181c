// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openScreen, press, startTestServer } from '../../../test/open-screen.tsx';
import { ScreenLink } from '../ui/loading/ScreenLink.tsx';
import { Outlet } from './Outlet.tsx';
import { useScrollPlaces } from './useScrollPlaces.ts';

startTestServer();

/** How far down the page is, or the place in it that was scrolled into sight. */
let position: number | string = 0;

beforeEach(() => {
  position = 0;
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', (_: number, top: number) => {
    position = top;
  });
  vi.spyOn(globalThis, 'scrollY', 'get').mockImplementation(() => Number(position));
  Element.prototype.scrollIntoView = function note() {
    position = this.id;
  };
});

function Scrolled() {
  useScrollPlaces();
  return <Outlet />;
}

const screens = [
  {
    path: '/lista',
    element: (
      <>
        <h1>Lista</h1>
        <ScreenLink to="/szczegoly">Szczegóły</ScreenLink>
        <ScreenLink to="/szczegoly#układ-ekranu">Układ ekranu</ScreenLink>
        <ScreenLink to="/szczegoly#100%">Sto procent</ScreenLink>
      </>
    ),
  },
  {
    path: '/szczegoly',
    element: (
      <>
        <h1>Szczegóły</h1>
        <h2 id="układ-ekranu">Układ ekranu</h2>
      </>
    ),
  },
];

const open = (address: string) =>
  openScreen([{ element: <Scrolled />, children: screens }], address);

test('a screen is opened at its top, and returned to where it was left', async () => {
  const { goBack } = open('/lista');
  await screen.findByRole('heading', { name: 'Lista' });
  position = 300;
  await press('Szczegóły', { role: 'link' });
  await screen.findByRole('heading', { name: 'Szczegóły' });
  expect(position).toBe(0);
  position = 40;
  goBack();
  await screen.findByRole('heading', { name: 'Lista' });
  expect(position).toBe(300);
});

test('an address that names a place shows it, and one that names none shows the top', async () => {
  const { goBack } = open('/lista');
  await press('Układ ekranu', { role: 'link' });
  await screen.findByRole('heading', { name: 'Szczegóły' });
  expect(position).toBe('układ-ekranu');
  goBack();
  await press('Sto procent', { role: 'link' });
  await screen.findByRole('heading', { name: 'Szczegóły' });
  expect(position).toBe(0);
});

test('a page that is loaded anew is where it was left', async () => {
  open('/szczegoly');
  await screen.findByRole('heading', { name: 'Szczegóły' });
  expect(history.scrollRestoration).toBe('manual');
  position = 120;
  fireEvent(window, new Event('pagehide'));
  // The page that comes next may be another program's.
  expect(history.scrollRestoration).toBe('auto');
  fireEvent(window, new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');

  cleanup();
  position = 0;
  open('/szczegoly');
  await screen.findByRole('heading', { name: 'Szczegóły' });
  expect(position).toBe(120);
});

test.each(['no JSON', 'null', '{"/lista":"300"}'])(
  'a page whose places are kept as %s begins at its top',
  async (kept) => {
    sessionStorage.setItem('grzadka-scroll-places', kept);
    position = 50;
    open('/lista');
    await screen.findByRole('heading', { name: 'Lista' });
    expect(position).toBe(0);
  },
);
