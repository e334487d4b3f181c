// @vitest-environment jsdom

import type { SheetRow } from '@grzadka/contract/campaign/sheet/load-sheet.model';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen, press, startTestServer } from '../../../test/open-screen.tsx';
import { type FormActions, FormActionsContext } from '../../core/form/form-actions.ts';
import { SheetReport } from './SheetReport.tsx';

startTestServer();

/** Those of a form that is not busy. */
const actions: FormActions = {
  submitThen: () => undefined,
  saveWith: () => undefined,
  handOverThen: () => undefined,
  isBusy: false,
  during: async (work) => {
    await work();
  },
  report: () => undefined,
};

const row = (line: number, outcome: SheetRow['outcome'], message: string | null = null) => ({
  line,
  outcome,
  message,
});

function open(rows: readonly SheetRow[], applied = false) {
  const onStore = vi.fn<() => void>();
  const element = (
    <FormActionsContext value={actions}>
      <SheetReport reply={{ rows: [...rows], applied }} back="/" onStore={onStore} />
    </FormActionsContext>
  );
  openScreen([{ path: '/', element }], '/');
  return onStore;
}

test('a sheet without faults is taken by a press that says how many readings', async () => {
  const onStore = open([
    row(2, 'new'),
    row(3, 'same', 'Ten odczyt jest już w programie.'),
    row(4, 'check', 'Duże zużycie'),
  ]);
  const heading = await screen.findByRole('heading', { name: 'Arkusz jest gotowy do wczytania' });
  expect(document.activeElement).toBe(heading);
  const rows = within(screen.getByRole('table', { name: 'Wiersze' })).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    '4Do sprawdzeniaDuże zużycie',
    '3Bez zmianTen odczyt jest już w programie.',
  ]);
  await press('Wczytaj odczyty (2)');
  expect(onStore).toHaveBeenCalledOnce();
});

test('with a faulty row nothing can be taken, and it stands first', async () => {
  open([row(2, 'new', 'Pierwszy odczyt'), row(3, 'faulty', 'Wpisz liczbę')]);
  expect(await screen.findByRole('heading', { name: 'Arkusz ma błędy' })).toBeTruthy();
  const rows = within(screen.getByRole('table', { name: 'Wiersze' })).getAllByRole('row');
  expect(rows[1]?.textContent).toBe('3BłądWpisz liczbę');
  expect(screen.queryByRole('button', { name: /^Wczytaj odczyty/ })).toBeNull();
});

test('what is in the program already leads back to the round', async () => {
  open([row(2, 'same')]);
  expect(await screen.findByText(/są już w programie/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Wróć do tury' })).toBeTruthy();
});
