// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createRowWindow } from './row-window.ts';

const estimate = 50;
const viewHeight = 500;
const footer = 40;
const rows = Array.from({ length: 100 }, (_, index) => ({ id: `r${index}` }));

let resize: (entries: ResizeObserverEntry[]) => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  class Sizes implements ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      resize = (entries) => callback(entries, this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Sizes);
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

/** A list of a hundred rows in a view of ten, with all of them in the document. */
function openRows(heights: ReadonlyMap<string, number> = new Map(), scrollOffset = 0) {
  const [scroller, container] = [document.createElement('div'), document.createElement('ul')];
  Object.defineProperty(scroller, 'clientHeight', { value: viewHeight });
  Object.defineProperty(scroller, 'scrollHeight', {
    get: () => Number.parseFloat(container.style.height) + footer,
  });
  const onChange = vi.fn<() => void>();
  const rowWindow = createRowWindow({ scrollOffset, heights }, onChange);
  const render = () => {
    const range = rowWindow.lay(rows, estimate);
    rowWindow.place(range);
    return range;
  };
  rowWindow.setContainer(container);
  const lines = rows.map((_, index) => {
    const line = document.createElement('li');
    line.dataset['index'] = String(index);
    rowWindow.measureRow(line);
    return line;
  });
  render();
  rowWindow.follow(scroller);
  return {
    ...rowWindow,
    scroller,
    render,
    onChange,
    containerHeight: () => container.style.height,
    drawnAt: (index: number) => /, (-?\d+)px, /.exec(lines[index]?.style.transform ?? '')?.[1],
    scroll: (to: number) => {
      scroller.scrollTop = to;
      scroller.dispatchEvent(new Event('scroll'));
    },
    grow: (index: number, blockSize: number) => {
      const target = lines[index];
      const size = { blockSize, inlineSize: 0 };
      if (target === undefined) return;
      const entry = { target, borderBoxSize: [size] } as unknown as ResizeObserverEntry;
      resize([entry]);
    },
  };
}

test('the rows in view are those at the place to which somebody scrolls, and each stands at its own', () => {
  const list = openRows();
  expect(list.render()).toEqual({ first: 0, last: 9 });
  list.onChange.mockClear();
  list.scroll(20);
  expect(list.onChange).toHaveBeenCalledTimes(1);
  expect(list.render()).toEqual({ first: 0, last: 10 });
  list.scroll(2000);
  expect(list.render()).toEqual({ first: 40, last: 49 });
  expect([list.drawnAt(41), list.containerHeight()]).toEqual(['2050', '5000px']);
  list.grow(41, 70);
  expect([list.drawnAt(41), list.drawnAt(42), list.containerHeight()]).toEqual([
    '2050',
    '2120',
    '5020px',
  ]);
});

test('what grows above does not move what is seen: first it is drawn so, then the scroller is brought to it', () => {
  const list = openRows();
  list.scroll(2000);
  list.grow(38, 80);
  expect([list.scroller.scrollTop, list.drawnAt(41)]).toEqual([2000, '2050']);
  expect(list.position().scrollOffset).toBe(2030);
  vi.runAllTimers();
  expect([list.scroller.scrollTop, list.drawnAt(41)]).toEqual([2030, '2080']);
  // Nobody scrolls any more.
  list.grow(37, 60);
  expect([list.scroller.scrollTop, list.drawnAt(41)]).toEqual([2040, '2090']);
});

test('nor is the scroller moved below a finger, even where what it touches has left the document', () => {
  const list = openRows();
  const touched = document.createElement('li');
  list.scroller.append(touched);
  touched.dispatchEvent(new Event('touchstart', { bubbles: true }));
  list.scroll(2000);
  list.grow(38, 80);
  vi.runAllTimers();
  expect([list.scroller.scrollTop, list.drawnAt(41)]).toEqual([2000, '2050']);
  touched.remove();
  touched.dispatchEvent(new Event('touchend', { bubbles: true }));
  vi.runAllTimers();
  expect([list.scroller.scrollTop, list.drawnAt(41)]).toEqual([2030, '2080']);
});

test('a row that is brought into view stays there while those around it are measured, until somebody scrolls', () => {
  const list = openRows();
  list.reveal(99);
  expect(list.scroller.scrollTop).toBe(5000 + footer - viewHeight);
  list.grow(98, 90);
  expect(list.scroller.scrollTop).toBe(5040 + footer - viewHeight);
  list.reveal(10);
  expect(list.scroller.scrollTop).toBe(500);
  list.scroll(510);
  list.grow(10, 60);
  expect(list.scroller.scrollTop).toBe(510);
  list.reveal(12);
  expect(list.scroller.scrollTop).toBe(510);
});

test('rows that are returned to lie as high as they were left', () => {
  const list = openRows(new Map([['r0', 250]]), 700);
  expect([list.scroller.scrollTop, list.render()?.first]).toEqual([700, 10]);
  list.goToTop();
  expect(list.scroller.scrollTop).toBe(0);
  list.forget();
  expect([list.drawnAt(1), list.position().heights.size]).toEqual(['50', 0]);
});
