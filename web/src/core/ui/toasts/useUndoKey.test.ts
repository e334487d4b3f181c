// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useUndoKey } from './useUndoKey.ts';

afterEach(cleanup);

const offer = () => {
  const undo = vi.fn<() => void>();
  const { unmount } = renderHook(() => useUndoKey(undo));
  return { undo, unmount };
};

const ctrlZ = { key: 'z', ctrlKey: true };

test('Ctrl+Z takes the latest offer, and the one before when that is gone', () => {
  const first = offer();
  const second = offer();
  fireEvent.keyDown(document.body, { key: 'z' });
  expect([first.undo, second.undo].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  fireEvent.keyDown(document.body, ctrlZ);
  expect([first.undo, second.undo].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  second.unmount();
  fireEvent.keyDown(document.body, ctrlZ);
  expect([first.undo, second.undo].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  first.unmount();
  fireEvent.keyDown(document.body, ctrlZ);
  expect([first.undo, second.undo].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('in a field it undoes what was typed', () => {
  const { undo } = offer();
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, ctrlZ);
  field.remove();
  expect(undo).not.toHaveBeenCalled();
});
