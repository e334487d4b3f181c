// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { press } from '../../../../test/open-screen.tsx';
import { Combobox } from './Combobox.tsx';
import type { ComboboxOption } from './combobox-props.ts';

const gardens = ['12', '14', '112'].map((name) => ({ id: `id-${name}`, name, note: 'Łąka' }));

afterEach(cleanup);

function Garden(props: Partial<ComponentProps<typeof Combobox>>) {
  const [chosen, setChosen] = useState<readonly ComboboxOption[]>([]);
  const [text, setText] = useState('');
  return (
    <Combobox
      label="Działka"
      options={gardens}
      isLoading={false}
      loadingText="Szukanie…"
      emptyText="Nic nie znaleziono"
      chosen={chosen}
      onChoose={setChosen}
      text={text}
      onText={setText}
      keepsText={false}
      {...props}
    />
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Działka' });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const pointed = () => {
  const id = box().getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.textContent;
};
const keys = (...names: string[]) => {
  for (const key of names) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const type = (text: string) => {
  act(() => box().focus());
  fireEvent.change(box(), { target: { value: text } });
};
const tags = () =>
  screen.queryAllByRole('button', { name: /^\d+$/ }).map(({ textContent }) => textContent);

test('what is typed opens the list, whose first option Enter takes', () => {
  render(<Garden />);
  expect(box().getAttribute('aria-expanded')).toBe('false');
  type('1');
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(offered()).toEqual(['12Łąka', '14Łąka', '112Łąka']);
  expect(pointed()).toBe('12Łąka');
  keys('Enter');
  expect(box().value).toBe('12');
  expect(offered()).toEqual([]);
});

test('the keys lead around the list, and Escape closes it alone', () => {
  render(<Garden />);
  type('1');
  keys('ArrowUp');
  expect(pointed()).toBe('112Łąka');
  keys('ArrowDown', 'ArrowDown');
  expect(pointed()).toBe('14Łąka');
  keys('End');
  expect(pointed()).toBe('112Łąka');
  keys('Home');
  expect(pointed()).toBe('12Łąka');
  keys('PageDown');
  expect(pointed()).toBe('112Łąka');
  keys('Escape');
  expect(offered()).toEqual([]);
  expect(box().value).toBe('1');
  keys('ArrowDown');
  expect(pointed()).toBe('12Łąka');
});

test('what is left without a choice is as it was, and what is emptied is chosen no more', () => {
  render(<Garden />);
  type('1');
  act(() => box().blur());
  expect(box().value).toBe('');
  type('1');
  fireEvent.click(screen.getByRole('option', { name: /^14/ }));
  type('x');
  act(() => box().blur());
  expect(box().value).toBe('14');
  type('');
  act(() => box().blur());
  expect(box().value).toBe('');
});

test('buttons open it and empty it', async () => {
  render(<Garden />);
  expect(screen.queryByRole('button', { name: 'Wyczyść' })).toBeNull();
  await press('Otwórz');
  expect(document.activeElement).toBe(box());
  fireEvent.click(screen.getByRole('option', { name: /^14/ }));
  expect(box().value).toBe('14');
  await press('Otwórz');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('14Łąka');
  expect(pointed()).toBe('14Łąka');
  await press('Zamknij');
  expect(offered()).toEqual([]);
  await press('Wyczyść');
  expect(box().value).toBe('');
});

test('it says that it looks, and that there is nothing', () => {
  const { rerender } = render(<Garden options={[]} isLoading />);
  type('1');
  expect(screen.getByRole('status').textContent).toBe('Szukanie…');
  rerender(<Garden options={[]} />);
  expect(screen.getByRole('status').textContent).toBe('Nic nie znaleziono');
  expect(box().getAttribute('aria-expanded')).toBe('false');
});

test('several are chosen from a list that stays open, without those that are', async () => {
  render(<Garden isMultiple />);
  type('1');
  keys('Enter', 'Enter');
  expect(tags()).toEqual(['12', '14']);
  expect(offered()).toEqual(['112Łąka']);
  expect(screen.getByRole('region', { name: 'Działka' })).toBeTruthy();
  keys('Backspace');
  expect(tags()).toEqual(['12']);
  await press('Wyczyść');
  expect(tags()).toEqual([]);
});

test('the arrow keys lead to the tags, where Delete removes one', () => {
  render(<Garden isMultiple />);
  type('1');
  keys('Enter', 'Enter', 'Enter', 'ArrowLeft', 'ArrowLeft');
  expect(document.activeElement?.textContent).toBe('14');
  keys('Delete');
  expect(tags()).toEqual(['12', '112']);
  expect(document.activeElement).toBe(box());
  keys('ArrowLeft', 'ArrowRight');
  expect(document.activeElement).toBe(box());
});

test('the sign of a tag removes it', () => {
  render(<Garden isMultiple />);
  type('1');
  keys('Enter', 'Enter');
  const sign = screen.getByRole('button', { name: '12' }).lastElementChild;
  fireEvent.click(sign ?? document.body);
  expect(tags()).toEqual(['14']);
});
