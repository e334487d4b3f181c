// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen, press, startTestServer } from '../../test/open-screen.tsx';
import { Outlet } from '../core/navigation/Outlet.tsx';
import { useLocation } from '../core/navigation/place.ts';
import { ScreenLink } from '../core/ui/loading/ScreenLink.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

startTestServer();

function Frame() {
  return (
    <>
      <ScreenLink to="/lista">Lista</ScreenLink>
      <ScreenLink to="/zepsuty">Zepsuty</ScreenLink>
      <ScreenBoundary step={useLocation().key}>
        <Outlet />
      </ScreenBoundary>
    </>
  );
}

const fault = new Error('a fault');
const firstGone = new TypeError('Failed to fetch');
const thenGone = new TypeError('Failed to fetch');

function Broken(): never {
  throw fault;
}

const goneTwice = vi
  .fn<() => Promise<{ Component: () => React.ReactNode }>>()
  .mockRejectedValueOnce(firstGone)
  .mockRejectedValueOnce(thenGone)
  .mockResolvedValue({ Component: () => <h1>Rzędy</h1> });

const routes = [
  {
    element: <Frame />,
    children: [
      { path: '/zepsuty', element: <Broken /> },
      { path: '/lista', lazy: goneTwice },
    ],
  },
];

const says = 'Nie udało się wyświetlić tego ekranu';

test('what a screen throws, and that its code cannot be had, is said within the frame until the next step', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const faults = () => new Set(printed.mock.calls.flat().filter((what) => what instanceof Error));
  const { path } = openScreen(routes, '/zepsuty');
  await screen.findByRole('heading', { name: 'Wystąpił błąd' });
  expect(screen.getByText(says)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Odśwież stronę' })).toBeTruthy();
  expect([...faults()].at(-1)).toBe(fault);
  for (const gone of [firstGone, thenGone]) {
    await press('Lista', { role: 'link' });
    await vi.waitFor(() => expect([...faults()].at(-1)).toBe(gone));
    await screen.findByText(says);
    expect(path()).toBe('/lista');
  }
  await press('Lista', { role: 'link' });
  await screen.findByRole('heading', { name: 'Rzędy' });
  expect(screen.queryByText(says)).toBeNull();
  printed.mockReset();
});
