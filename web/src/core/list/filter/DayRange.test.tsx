// @vitest-environment jsdom
import { defineList } from '@grzadka/contract/core/list/list';
import { initialSettings } from '@grzadka/contract/core/list/list-settings';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type AnySettings, listFilters, withFilter } from '../address/list-settings.ts';
import { FilterPanel } from './FilterPanel.tsx';

// The panel fetches it on demand; here it is there already, however slow the machine.
await import('./DayRange.tsx');

const list = defineList({
  item: z.object({ id: z.string() }),
  purpose: 'Do prób.',
  search: null,
  filters: {
    validity: {
      kind: 'day-range',
      label: 'Ważność',
      switch: 'filter-by-validity',
      from: 'valid-from',
      thru: 'valid-thru',
      initial: { enabled: true, value: { from: '2026-03-01', thru: null } },
    },
  },
  sorts: { name: 'Nazwy' },
  initialSort: { by: 'name', direction: 'asc' },
});

/** What the filter is set to. */
let set: unknown;

function Panel() {
  const [settings, setSettings] = useState<AnySettings>(() => initialSettings(list));
  return listFilters(list, settings).map((filter) => (
    <FilterPanel
      key={filter.key}
      bound={filter}
      onChange={(setting) => {
        set = setting.value;
        setSettings(withFilter(settings, filter.key, setting));
      }}
    />
  ));
}

afterEach(cleanup);

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
async function paste(name: string, text: string): Promise<void> {
  fireEvent.paste(await field(name), { clipboardData: { getData: () => text } });
}

test('takes and tells days as they are in the calendar', async () => {
  render(<Panel />);
  expect((await field('Od')).value).toBe('01.03.2026');
  await paste('Do', '31.12.2026');
  expect(set).toEqual({ from: '2026-03-01', thru: '2026-12-31' });
});

test('says why it does not act, and what is no day', async () => {
  render(<Panel />);
  await paste('Do', '28.02.2026');
  expect(screen.getByText('Data początkowa nie może być późniejsza niż data końcowa')).toBeTruthy();
  await paste('Do', '01.01.1850');
  expect(screen.getByText(/^Nie wklejono „01.01.1850”. Rok może być/)).toBeTruthy();
  expect(set).toEqual({ from: '2026-03-01', thru: '2026-02-28' });
});
