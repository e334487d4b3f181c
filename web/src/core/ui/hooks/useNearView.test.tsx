// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNearView } from './useNearView.ts';

/** Reports to the page that what it watches is, or is not, near. */
let tell = (_isIntersecting: boolean): void => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (entries: readonly { isIntersecting: boolean }[]) => void) {
        tell = (isIntersecting) => act(() => hear([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Place() {
  const place = useRef<HTMLElement>(null);
  return <figure ref={place}>{useNearView(place) ? 'blisko' : 'daleko'}</figure>;
}

const shown = () => screen.getByRole('figure').textContent;

test('what has come near stays so', () => {
  render(<Place />);
  tell(false);
  expect(shown()).toBe('daleko');
  tell(true);
  expect(shown()).toBe('blisko');
  tell(false);
  expect(shown()).toBe('blisko');
});

test('all is near on paper, and at once', () => {
  render(<Place />);
  expect(shown()).toBe('daleko');
  window.dispatchEvent(new Event('beforeprint'));
  expect(shown()).toBe('blisko');
});

test('all is near in a browser that cannot tell', () => {
  vi.unstubAllGlobals();
  render(<Place />);
  expect(shown()).toBe('blisko');
});
