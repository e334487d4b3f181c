// @vitest-environment jsdom
import { defineList } from '@grzadka/contract/core/list/list';
import { choiceFilter } from '@grzadka/contract/core/list/list-filters';
import { initialSettings } from '@grzadka/contract/core/list/list-settings';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type AnySettings, listFilters, withFilter } from '../address/list-settings.ts';
import { FilterPanel } from './FilterPanel.tsx';

const list = defineList({
  item: z.object({ id: z.string() }),
  purpose: 'Do prób.',
  search: null,
  filters: {
    gardens: {
      kind: 'count-range',
      label: 'Liczba działek',
      switch: 'filter-by-number-of-gardens',
      from: 'number-of-gardens-from',
      thru: 'number-of-gardens-to',
      initial: { enabled: false, value: { from: 1, thru: null } },
    },
    balance: {
      kind: 'amount-range',
      label: 'Saldo',
      hint: 'Nadpłatę wpisz z minusem.',
      switch: 'filter-by-balance',
      from: 'balance-from',
      thru: 'balance-thru',
      initial: { enabled: false, value: { from: null, thru: null } },
    },
    sector: choiceFilter({
      label: 'Sektor',
      switch: 'filter-by-sector',
      parameter: 'sector',
      options: { all: 'Wszystkie', first: 'Sektor 1' },
      neutral: 'all',
      initial: { enabled: false, value: 'all' },
    }),
  },
  sorts: { name: 'Nazwy' },
  initialSort: { by: 'name', direction: 'asc' },
});

interface PanelProps {
  onChange: (settings: AnySettings) => void;
}

function Panel({ onChange }: PanelProps) {
  const [settings, setSettings] = useState<AnySettings>(() => initialSettings(list));
  return listFilters(list, settings).map((filter) => (
    <FilterPanel
      key={filter.key}
      bound={filter}
      onChange={(setting) => {
        const next = withFilter(settings, filter.key, setting);
        setSettings(next);
        onChange(next);
      }}
    />
  ));
}

const onChange = vi.fn<PanelProps['onChange']>();
const setting = (key: string) => onChange.mock.lastCall?.[0].filters[key];

beforeEach(() => {
  onChange.mockReset();
  render(<Panel onChange={onChange} />);
});
afterEach(cleanup);

const gardensSwitch = () => screen.getByRole('checkbox', { name: 'Liczba działek' });
const field = (name: string, of = 'Liczba działek') =>
  within(screen.getByRole('group', { name: of })).getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, text: string, of?: string) =>
  fireEvent.change(field(name, of), { target: { value: text } });

test('a filter that is off shows its value, but does not let it be changed', () => {
  expect(field('Od').value).toBe('1');
  expect(field('Od').disabled).toBe(true);
  fireEvent.click(gardensSwitch());
  expect(field('Od').disabled).toBe(false);
  expect(setting('gardens')).toEqual({ enabled: true, value: { from: 1, thru: null } });
});

test('a range of counts takes digits only', () => {
  fireEvent.click(gardensSwitch());
  type('Do', '1a2-');
  expect(field('Do').value).toBe('12');
  expect(setting('gardens')?.value).toEqual({ from: 1, thru: 12 });
  type('Do', '');
  expect(setting('gardens')?.value).toEqual({ from: 1, thru: null });
});

test('a range that cannot act says why', () => {
  fireEvent.click(gardensSwitch());
  type('Od', '5');
  type('Do', '3');
  expect(screen.getByText('„Od” nie może być większe niż „Do”')).toBeTruthy();
  type('Od', '');
  type('Do', '');
  expect(screen.getByText('Wypełnij „Od” albo „Do”')).toBeTruthy();
  fireEvent.click(gardensSwitch());
  expect(screen.queryByText('Wypełnij „Od” albo „Do”')).toBeNull();
});

test('a range of amounts reads złoty as they are typed, and shows them tidily once they are left', async () => {
  await screen.findByText('Nadpłatę wpisz z minusem.');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Saldo' }));
  type('Od', '-1 234,5 zł', 'Saldo');
  expect(field('Od', 'Saldo').value).toBe('-1 234,5 zł');
  expect(setting('balance')).toEqual({ enabled: true, value: { from: -123_450, thru: null } });
  fireEvent.blur(field('Od', 'Saldo'));
  expect(field('Od', 'Saldo').value).toBe('-1234,50');
  type('Do', '-2000', 'Saldo');
  expect(screen.getByText('„Od” nie może być większe niż „Do”')).toBeTruthy();
  type('Do', '', 'Saldo');
  expect(setting('balance')?.value).toEqual({ from: -123_450, thru: null });
});

test('an end of it that is no amount stays as it is typed, says so, and changes nothing', async () => {
  await screen.findByText('Nadpłatę wpisz z minusem.');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Saldo' }));
  type('Od', '12,34', 'Saldo');
  type('Od', '12,345', 'Saldo');
  fireEvent.blur(field('Od', 'Saldo'));
  expect(field('Od', 'Saldo').value).toBe('12,345');
  expect(screen.getByText('Kwota może mieć najwyżej 2 miejsca po przecinku')).toBeTruthy();
  expect(setting('balance')?.value).toEqual({ from: 1_234, thru: null });
});

test('a choice with an option for everything needs no switch of its own', () => {
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  fireEvent.click(screen.getByRole('radio', { name: 'Sektor 1' }));
  expect(setting('sector')).toEqual({ enabled: true, value: 'first' });
  fireEvent.click(screen.getByRole('radio', { name: 'Wszystkie' }));
  expect(setting('sector')).toEqual({ enabled: false, value: 'all' });
});
