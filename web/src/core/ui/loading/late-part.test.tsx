// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openScreen, press, type } from '../../../../test/open-screen.tsx';
import { latePart } from './late-part.tsx';

const Drawer = ({ open }: { open: boolean }) => open && <aside>Filtry listy</aside>;

// As a browser that has nothing else to do.
vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
vi.stubGlobal('cancelIdleCallback', () => undefined);

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'connection');
});

function tellLine(line: object): void {
  Object.defineProperty(navigator, 'connection', { value: line, configurable: true });
}

/** A screen with a button and the part that it opens. */
function openPart(Part: ReturnType<typeof latePart<{ readonly open: boolean }>>): void {
  const Page = () => {
    const [isOpen, setOpen] = useState(false);
    return (
      <main>
        <button onClick={() => setOpen(true)} {...Part.ahead}>
          Filtry
        </button>
        <input aria-label="Nazwa" />
        <Part open={isOpen} />
      </main>
    );
  };
  openScreen([{ path: '/', element: <Page /> }], '/');
}

test('what a person opens comes once the screen is worked on, over a line that is fast', async () => {
  tellLine({ effectiveType: '4g', saveData: false });
  const load = vi.fn<() => Promise<typeof Drawer>>().mockResolvedValue(Drawer);
  openPart(latePart(load));
  fireEvent.pointerMove(await screen.findByLabelText('Nazwa'));
  expect(load).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByLabelText('Nazwa'), { key: 'a' });
  expect(load).toHaveBeenCalledOnce();
});

test.each([
  ['slow', { effectiveType: '3g', saveData: false }],
  ['paid for', { effectiveType: '4g', saveData: true }],
])('over a line that is %s it comes when its button is headed for', async (_, line) => {
  tellLine(line);
  const load = vi.fn<() => Promise<typeof Drawer>>().mockResolvedValue(Drawer);
  openPart(latePart(load));
  fireEvent.keyDown(await screen.findByLabelText('Nazwa'), { key: 'a' });
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Filtry' }));
  expect(load).toHaveBeenCalledOnce();
});

test('what opens itself is there before anybody works', async () => {
  const load = vi.fn<() => Promise<typeof Drawer>>().mockResolvedValue(Drawer);
  openPart(latePart(load, { opensItself: true }));
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test('a part that cannot be had says so, leaves what is typed, and is tried again', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<typeof Drawer>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Drawer);
  openPart(latePart(load));
  type('Nazwa', '12A');
  await press('Filtry');
  expect(await screen.findByText(/^Nie udało się tego otworzyć/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Nazwa').value).toBe('12A');
  await press('Spróbuj ponownie');
  expect(await screen.findByText('Filtry listy')).toBeTruthy();
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});
