// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { boundShortcuts } from '../../shortcut/bound-shortcuts.ts';
import { offerAction } from './toast-offer.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const offer = (label: string) => {
  const undo = vi.fn<() => Promise<void>>().mockResolvedValue();
  const { end } = offerAction({ label, run: undo, isUndo: true }, () => {});
  ends.push(end);
  return { undo, end };
};

const ctrlZ = { key: 'z', ctrlKey: true };
const told = () => boundShortcuts().map(({ label }) => label);

test('Ctrl+Z takes back what came last, then what came before, and is told once', () => {
  const first = offer('Cofnij pierwsze');
  const second = offer('Cofnij drugie');
  const counts = () => [first.undo, second.undo].map(({ mock }) => mock.calls.length);
  fireEvent.keyDown(document.body, { key: 'z' });
  expect(counts()).toEqual([0, 0]);
  expect(told()).toEqual(['Cofnij drugie']);
  fireEvent.keyDown(document.body, ctrlZ);
  expect(counts()).toEqual([0, 1]);
  second.end();
  expect(told()).toEqual(['Cofnij pierwsze']);
  fireEvent.keyDown(document.body, ctrlZ);
  expect(counts()).toEqual([1, 1]);
  first.end();
  fireEvent.keyDown(document.body, ctrlZ);
  expect(counts()).toEqual([1, 1]);
  expect(told()).toEqual([]);
});

test('in a field it undoes what was typed', () => {
  const { undo } = offer('Cofnij');
  const field = document.body.appendChild(document.createElement('input'));
  // Returns whether the browser was left to do what it does with the key.
  expect(fireEvent.keyDown(field, ctrlZ)).toBe(true);
  field.remove();
  expect(undo).not.toHaveBeenCalled();
});
