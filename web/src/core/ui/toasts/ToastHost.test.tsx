// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen } from '../../../../test/open-screen.tsx';
import { boundShortcuts } from '../../shortcut/bound-shortcuts.ts';
import { undoKeys } from '../../shortcut/keys.ts';
import { notify } from './notify.ts';

const undo = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });

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
