// @vitest-environment jsdom
import { defineList } from '@grzadka/contract/core/list/list';
import { choiceFilter } from '@grzadka/contract/core/list/list-filters';
import { initialSettings } from '@grzadka/contract/core/list/list-settings';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type AnySettings, listFilters, withFilter } from '../address/list-settings.ts';
import { FilterPanel } from './FilterPanel.tsx';

const list = defineList({
  item: z.object({ id: z.string() }),
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
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, text: string) =>
  fireEvent.change(field(name), { target: { value: text } });

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

test('a choice with an option for everything needs no switch of its own', () => {
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  fireEvent.click(screen.getByRole('radio', { name: 'Sektor 1' }));
  expect(setting('sector')).toEqual({ enabled: true, value: 'first' });
  fireEvent.click(screen.getByRole('radio', { name: 'Wszystkie' }));
  expect(setting('sector')).toEqual({ enabled: false, value: 'all' });
});
