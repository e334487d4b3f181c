// @vitest-environment jsdom
import { endpoint } from '@grzadka/contract/core/call/endpoint';
import type { RecordChoiceFilter } from '@grzadka/contract/core/list/list-filters';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openScreen, press, startTestServer } from '../../../../test/open-screen.tsx';
import type { AnyFilterSetting } from '../address/list-settings.ts';
import { FilterPanel } from './FilterPanel.tsx';

const server = startTestServer();

const sectors = endpoint({
  method: 'GET',
  path: '/api/sector',
  summary: 'The sectors',
  permission: 'garden:read',
  reply: z.object({ items: z.array(z.object({ name: z.string() })) }),
});

const filter: RecordChoiceFilter = {
  kind: 'record-choice',
  label: 'Sektor',
  switch: 'filter-by-sector',
  parameter: 'sector',
  record: 'sector',
  options: sectors,
  longestName: 50,
  neutral: { value: 'all', label: 'Wszystkie' },
  initial: { enabled: false, value: 'all' },
};

/** Opens the filter as it is set, and gives what is set on it from then on. */
function openFilter(setting: { enabled: boolean; value: string }): AnyFilterSetting[] {
  const set: AnyFilterSetting[] = [];
  const bound = { kind: 'record-choice', key: 'sector', filter, setting } as const;
  const element = <FilterPanel bound={bound} onChange={(next) => set.push(next)} />;
  openScreen([{ path: '/', element }], '/');
  return set;
}

const options = async () => {
  await screen.findAllByRole('radio');
  return screen
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ value, checked }) => ({ value, checked }));
};

test('the records are offered in the order of the call, behind the option for all of them', async () => {
  server.answer(sectors, { items: [{ name: 'Nad rzeką' }, { name: '2' }, { name: '1' }] });
  const set = openFilter({ enabled: true, value: '2' });
  expect(await options()).toEqual([
    { value: 'all', checked: false },
    { value: 'Nad rzeką', checked: false },
    { value: '2', checked: true },
    { value: '1', checked: false },
  ]);
  screen.getByRole('radio', { name: '1' }).click();
  screen.getByRole('radio', { name: 'Wszystkie' }).click();
  expect(set).toEqual([
    { enabled: true, value: '1' },
    { enabled: false, value: 'all' },
  ]);
});

test('that they could not be read is told in their place, with a way to try again', async () => {
  server.refuse(sectors, { code: 'internal' });
  openFilter({ enabled: false, value: '2' });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Nie udało się wczytać możliwości wyboru.',
  );
  server.answer(sectors, { items: [{ name: '2' }] });
  await press('Spróbuj ponownie');
  expect(await options()).toEqual([
    { value: 'all', checked: true },
    { value: '2', checked: false },
  ]);
});
