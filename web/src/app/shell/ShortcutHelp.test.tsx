// @vitest-environment jsdom

import { gardenEndpoints } from '@grzadka/contract/garden/garden.endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen, press, startTestServer } from '../../../test/open-screen.tsx';
import { RecordListScreen } from '../../core/record/screens/RecordListScreen.tsx';
import { notify } from '../../core/ui/toasts/notify.ts';
import { gardenPlace } from '../../garden/garden.paths.ts';
import { gardenScreens } from '../../garden/garden.screens.ts';
import { ShortcutHelp } from './ShortcutHelp.tsx';

const server = startTestServer();

const list = (
  <ShortcutHelp>
    <RecordListScreen of={gardenScreens} />
  </ShortcutHelp>
);

const keysIn = (help: HTMLElement) =>
  within(help)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);

test('a key leads into the search, another tells which keys there are, neither while something is typed', async () => {
  server.answer(gardenEndpoints.list, { items: [], totalItems: 0 });
  openScreen([{ path: gardenPlace.screens.list, element: list }], gardenPlace.screens.list);
  await screen.findByText('Brak danych');
  // Returns whether the browser was left to do what it does with the key.
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false);
  const search = await screen.findByRole('textbox', { name: 'Szukaj działki' });
  expect(document.activeElement === search).toBe(true);
  expect(fireEvent.keyDown(search, { key: '/' })).toBe(true);
  expect(fireEvent.keyDown(search, { key: '?', shiftKey: true })).toBe(true);

  // From elsewhere the key leads back into the box that is open.
  search.blur();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement === search).toBe(true);

  search.blur();
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  const help = await screen.findByRole('dialog', { name: 'Skróty klawiszowe' });
  const told = keysIn(help);
  expect(told).toEqual(expect.arrayContaining(['/', '?', 'Esc', '↓', '↑']));
  // It says what acts here, and there is no form to save.
  expect(told).not.toContain('Ctrl+S');
  // Below a dialog nothing happens.
  fireEvent.keyDown(help, { key: '/' });
  expect(help.contains(document.activeElement)).toBe(true);
  await press('Zamknij');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

function Deletion({ undo }: { undo: () => Promise<void> }) {
  const action = { label: 'Cofnij', run: undo, isUndo: true };
  return <button onClick={() => notify.success('Usunięto wpis', { action })}>Usuń</button>;
}

test('the key that undoes is told while there is something to undo', async () => {
  const undo = vi.fn<() => Promise<void>>().mockResolvedValue();
  const page = (
    <ShortcutHelp>
      <Deletion undo={undo} />
    </ShortcutHelp>
  );
  openScreen([{ path: '/', element: page }], '/');
  await press('Usuń');
  await screen.findByRole('button', { name: 'Cofnij' });
  fireEvent.keyDown(document.body, { key: '?' });
  const help = await screen.findByRole('dialog', { name: 'Skróty klawiszowe' });
  expect(keysIn(help)).toContain('Ctrl+Z');
  // It works where it is read, too: the message lies above.
  fireEvent.keyDown(help, { key: 'z', ctrlKey: true });
  expect(undo).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText('Usunięto wpis')).toBeNull());
  await press('Zamknij');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.keyDown(document.body, { key: '?' });
  expect(keysIn(await screen.findByRole('dialog'))).not.toContain('Ctrl+Z');
});
