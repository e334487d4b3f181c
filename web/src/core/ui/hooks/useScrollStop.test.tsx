// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useScrollStop } from './useScrollStop.ts';

// jsdom lays nothing out.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Read() {
  return <section ref={useScrollStop()}>Nie wszystko się udało</section>;
}

test.each([
  ['a stop of the keyboard', 801, '0'],
  ['none where all of it is seen', 800, null],
])('what is only read is %s', (_, scrollHeight, tabIndex) => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
  render(<Read />);
  expect(screen.getByText('Nie wszystko się udało').getAttribute('tabindex')).toBe(tabIndex);
});
