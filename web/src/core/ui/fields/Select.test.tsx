// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Select } from './Select.tsx';

const names = ['Łąka', 'Las', 'Lasek', 'Rzeka'];
const options = names.map((label) => ({ value: label, label }));
const onBlur = vi.fn<() => void>();

function Sector({ disabled = false }: { disabled?: boolean }) {
  const [sector, setSector] = useState('Las');
  return (
    <Select
      label="Sektor"
      name="sector"
      value={sector}
      placeholder="(nie wybrano)"
      options={options}
      disabled={disabled}
      onChange={setSector}
      onBlur={onBlur}
    />
  );
}

beforeEach(() => onBlur.mockReset());
afterEach(cleanup);

const box = () => screen.getByRole('combobox', { name: 'Sektor' });
const focused = () => document.activeElement?.textContent;
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const open = (key = 'Enter') => {
  box().focus();
  press(key);
};
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test.each(['Enter', ' ', 'ArrowDown', 'ArrowUp'])('its list opens by "%s"', (key) => {
  render(<Sector />);
  expect(box().getAttribute('aria-expanded')).toBe('false');
  open(key);
  expect(offered()).toEqual(['(nie wybrano)', ...names]);
  expect(focused()).toBe('Las');
  const [chosen] = screen.getAllByRole('option', { selected: true });
  expect(chosen?.textContent).toBe('Las');
  expect(screen.getByRole('listbox', { name: 'Sektor' })).toBeTruthy();
});

test('the keys lead along the list, and not beyond its ends', () => {
  render(<Sector />);
  open();
  press('ArrowDown');
  expect(focused()).toBe('Lasek');
  press('End', 'ArrowDown');
  expect(focused()).toBe('Rzeka');
  press('Home', 'ArrowUp');
  expect(focused()).toBe('(nie wybrano)');
  press('l');
  expect(focused()).toBe('Las');
  press('l');
  expect(focused()).toBe('Lasek');
});

test('Enter and the space bar choose, and give the focus back', () => {
  render(<Sector />);
  open();
  press('ArrowDown', 'Enter');
  expect(offered()).toEqual([]);
  expect(box().textContent).toBe('Lasek');
  expect(document.activeElement).toBe(box());
  press('Enter', 'End', ' ');
  expect(box().textContent).toBe('Rzeka');
  expect(onBlur).not.toHaveBeenCalled();
  box().blur();
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test.each(['Escape', 'Tab'])('%s closes the list alone, and nothing is chosen', (key) => {
  const onKeyDown = vi.fn<() => void>();
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog
  render(<div onKeyDown={onKeyDown}>{<Sector />}</div>);
  open();
  press('ArrowDown');
  onKeyDown.mockReset();
  press(key);
  expect(onKeyDown).not.toHaveBeenCalled();
  expect(offered()).toEqual([]);
  expect(box().textContent).toBe('Las');
  expect(document.activeElement).toBe(box());
});

test('it opens by the mouse, whose press chooses nothing, and closes beside the list', () => {
  render(<Sector />);
  fireEvent.mouseDown(box());
  fireEvent.mouseUp(screen.getByRole('option', { name: 'Rzeka' }));
  expect(offered()).toHaveLength(5);
  fireEvent.click(screen.getByRole('listbox').parentElement ?? document.body);
  expect(offered()).toEqual([]);
  fireEvent.mouseDown(box());
  fireEvent.click(screen.getByRole('option', { name: 'Rzeka' }));
  expect(box().textContent).toBe('Rzeka');
  expect(document.querySelector<HTMLInputElement>('[name="sector"]')?.value).toBe('Rzeka');
});

test('what is disabled does not open', () => {
  render(<Sector disabled />);
  fireEvent.mouseDown(box());
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(offered()).toEqual([]);
  expect(box().getAttribute('aria-disabled')).toBe('true');
});

test('letters choose in the closed box: one again and again leads through what begins with it', () => {
  render(<Sector />);
  box().focus();
  press('l');
  expect(box().textContent).toBe('Lasek');
  press('l');
  expect(box().textContent).toBe('Las');
});
