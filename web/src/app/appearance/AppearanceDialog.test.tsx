// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppearanceDialog } from './AppearanceDialog.tsx';

const root = document.documentElement;

afterEach(() => {
  cleanup();
  localStorage.clear();
  delete root.dataset['scheme'];
  delete root.dataset['textSize'];
});

function open(): void {
  render(<AppearanceDialog open onClose={() => undefined} />);
}

const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

test('a choice of colours acts at once and is kept on the device', () => {
  open();
  expect(isChosen('Jak w systemie')).toBe(true);
  choose('Ciemny');
  expect(isChosen('Ciemny')).toBe(true);
  // The page's own styles go by this: web/build/theme-variables.test.ts.
  expect(root.dataset['scheme']).toBe('dark');
  expect(localStorage.getItem('grzadka-scheme')).toBe('dark');
});

test('a choice of the size of type acts at once and is kept on the device', () => {
  open();
  choose('Największy (130%)');
  expect(root.dataset['textSize']).toBe('130');
  expect(localStorage.getItem('grzadka-text-size')).toBe('130');
});

test('what is chosen in another tab is followed, and what nobody can choose is not', () => {
  open();
  const inOtherTab = (newValue: string) =>
    fireEvent(window, new StorageEvent('storage', { key: 'grzadka-scheme', newValue }));
  inOtherTab('dark');
  expect(isChosen('Ciemny')).toBe(true);
  inOtherTab('pink');
  expect(isChosen('Jak w systemie')).toBe(true);
});
