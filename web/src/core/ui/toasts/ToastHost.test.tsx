// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openScreen } from '../../../../test/open-screen.tsx';
import { boundShortcuts } from '../../shortcut/bound-shortcuts.ts';
import { undoKeys } from '../../shortcut/keys.ts';
import { Dialog, DialogTitle } from '../overlays/Dialog.tsx';
import { notify } from './notify.ts';
import { ToastPlace } from './ToastPlace.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ctrlZ = { key: 'z', ctrlKey: true };
const undo = () => fireEvent.keyDown(document.body, ctrlZ);

/** Shows a message about what can be undone; returns what was undone of it so far. */
function tellUndoable(label: string) {
  const run = vi.fn<() => Promise<void>>().mockResolvedValue();
  act(() => notify.success(`Zapisano: ${label}`, { action: { label, run, isUndo: true } }));
  return run;
}

test('Ctrl+Z takes back what came last, then what came before, and is told once', async () => {
  openScreen([{ path: '/', element: <p>Kolejka</p> }], '/');
  const runs = ['Cofnij pierwsze', 'Cofnij drugie'].map(tellUndoable);
  const counts = () => runs.map(({ mock }) => mock.calls.length);
  const told = () => boundShortcuts().map(({ label }) => label);
  await screen.findByText('Zapisano: Cofnij drugie');
  fireEvent.keyDown(document.body, { key: 'z' });
  expect(counts()).toEqual([0, 0]);
  expect(told()).toEqual(['Cofnij drugie']);
  undo();
  expect(counts()).toEqual([0, 1]);
  await waitFor(() => expect(told()).toEqual(['Cofnij pierwsze']));
  undo();
  expect(counts()).toEqual([1, 1]);
  await waitFor(() => expect(told()).toEqual([]));
  undo();
  expect(counts()).toEqual([1, 1]);
});

test('in a field Ctrl+Z undoes what was typed', async () => {
  openScreen([{ path: '/', element: <input aria-label="Uwagi" /> }], '/');
  const run = tellUndoable('Cofnij');
  await screen.findByText('Zapisano: Cofnij');
  // Returns whether the browser was left to do what it does with the key.
  expect(fireEvent.keyDown(screen.getByLabelText('Uwagi'), ctrlZ)).toBe(true);
  expect(run).not.toHaveBeenCalled();
});

test('of messages that follow one another at once, Ctrl+Z undoes what the last one tells', async () => {
  openScreen([{ path: '/', element: <p>Kolejka</p> }], '/');
  const taken = vi.fn<(number: number) => void>();
  // More than have room: each takes the place of the one before.
  act(() => {
    for (const number of [1, 2, 3, 4, 5]) {
      notify.clear();
      const run = async () => taken(number);
      notify.success(`Zaksięgowano ${number}`, { action: { label: 'Cofnij', run, isUndo: true } });
    }
  });
  await screen.findByText('Zaksięgowano 1');
  undo();
  expect(taken.mock.calls).toEqual([[5]]);
  undo();
  expect(taken).toHaveBeenCalledOnce();
  // Not even as one that waits.
  await waitFor(() => expect(boundShortcuts().map(({ keys }) => keys)).not.toContain(undoKeys));
  await waitFor(() => expect(screen.queryByText(/^Zaksięgowano/)).toBeNull());
});

test('what is undone is undone once, by the key and by the button, and is not offered any more', async () => {
  openScreen([{ path: '/', element: <p>Kolejka</p> }], '/');
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = vi.fn<() => Promise<void>>(() => promise);
  act(() => notify.success('Usunięto', { action: { label: 'Cofnij', run, isUndo: true } }));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Cofnij' });
  undo();
  await waitFor(() => expect(button.disabled).toBe(true));
  undo();
  fireEvent.click(button);
  resolve();
  await waitFor(() => expect(screen.queryByText('Usunięto')).toBeNull());
  undo();
  expect(run).toHaveBeenCalledOnce();
});

test('what is said again is said once, and anew', async () => {
  openScreen([{ path: '/', element: <p>Kolejka</p> }], '/');
  act(() => {
    for (const text of ['Pominięto 1', 'Pominięto 2', 'Pominięto 1']) notify.info(text);
  });
  await waitFor(() =>
    expect(screen.getAllByText(/^Pominięto/).map(({ textContent }) => textContent)).toEqual([
      'Pominięto 2',
      'Pominięto 1',
    ]),
  );
});

/** Shows something for ten seconds; time passes as the test lets it. */
async function tellForTenSeconds() {
  openScreen([{ path: '/', element: <p>Kolejka</p> }], '/');
  // What shows the messages is loaded in real time.
  act(() => notify.success('Wczytano'));
  await screen.findByText('Wczytano');
  vi.useFakeTimers();
  const pass = (milliseconds: number) =>
    act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
  act(() => notify.success('Zapisano', { durationMs: 10_000 }));
  const isThere = () => screen.queryByText('Zapisano') !== null;
  return { pass, isThere, toast: screen.getByText('Zapisano') };
}

/** Longer than a message takes to fade. */
const fading = 500;

test('it goes when its time is over', async () => {
  const { pass, isThere } = await tellForTenSeconds();
  await pass(9999);
  expect(isThere()).toBe(true);
  await pass(1 + fading);
  expect(isThere()).toBe(false);
});

test('it stays for good when its time has no end', async () => {
  const { pass } = await tellForTenSeconds();
  act(() => notify.info('Jest nowa wersja', { durationMs: Infinity }));
  await pass(3_600_000);
  expect(screen.queryByText('Jest nowa wersja')).not.toBeNull();
});

test.each([
  ['somebody points at it', fireEvent.mouseEnter, fireEvent.mouseLeave],
  ['it has the focus', fireEvent.focus, fireEvent.blur],
  [
    'another window is in use',
    () => fireEvent(window, new Event('blur')),
    () => fireEvent(window, new Event('focus')),
  ],
] as const)('it stays while %s, and as long again afterwards', async (_, begin, end) => {
  const { pass, isThere, toast } = await tellForTenSeconds();
  await pass(9000);
  begin(toast);
  await pass(60_000);
  expect(isThere()).toBe(true);
  end(toast);
  await pass(9999);
  expect(isThere()).toBe(true);
  await pass(1 + fading);
  expect(isThere()).toBe(false);
});

test('it stays while it has the focus, though nobody points at it any more', async () => {
  const { pass, isThere, toast } = await tellForTenSeconds();
  const button = within(toast.closest<HTMLElement>('[role=alert]') ?? toast).getByRole('button');
  act(() => button.focus());
  fireEvent.mouseEnter(toast);
  fireEvent.mouseLeave(toast);
  await pass(60_000);
  expect(isThere()).toBe(true);
  act(() => button.blur());
  await pass(10_000 + fading);
  expect(isThere()).toBe(false);
});

test('of more than three the oldest without a button gives way', async () => {
  openScreen([{ path: '/', element: <p>Kolejka</p> }], '/');
  tellUndoable('Cofnij');
  act(() => {
    for (const text of ['Pominięto 1', 'Pominięto 2', 'Pominięto 3']) notify.info(text);
  });
  await screen.findByText('Pominięto 3');
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Zapisano: CofnijCofnij',
    'Pominięto 2',
    'Pominięto 3',
  ]);
});

test('while a dialog is open they stand in it, whatever place the screen below has for them', async () => {
  function Screen() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <ToastPlace />
        <Dialog open={isOpen} onClose={() => setOpen(false)}>
          <DialogTitle>Skróty klawiszowe</DialogTitle>
        </Dialog>
      </>
    );
  }
  openScreen([{ path: '/', element: <Screen /> }], '/');
  act(() => notify.info('Zapisano', { durationMs: Infinity }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('Zapisano')).toBeTruthy();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Zapisano').isConnected).toBe(true);
});
