import type { ScrollPosition } from '../address/scroll-position.ts';
import type { ListRow } from '../list-data-source.ts';
import { createRowPlaces } from './row-places.ts';

/** The rows in view: the first and the last of them. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** How long after the last step of it scrolling is over, in milliseconds. */
const scrollPause = 150;

/** How long what is measured may still move a row that was brought into view, in milliseconds. */
const revealPause = 300;

/** So far may a place be from where it was asked to be, in pixels: browsers round. */
const tolerance = 1.5;

type Start = Pick<ScrollPosition, 'scrollOffset' | 'heights'>;

/**
 * Keeps rows at their places while they scroll, without rendering them anew, and says when others are in view. What turns out above
 * them to be higher or lower than it was taken for does not move them: while somebody scrolls they are drawn by as much further up or down,
 * and once that is over the scroller is brought to them. To do so at once would stop a phone's own momentum.
 */
export function createRowWindow({ scrollOffset, heights }: Start, onChange: () => void) {
  const places = createRowPlaces(heights);
  /** The elements of rows, and where they were put. */
  const lines = new Map<HTMLElement, number | undefined>();
  let scroller: HTMLElement | undefined;
  let container: HTMLElement | null = null;
  let containerHeight: number | undefined;
  let viewHeight = 0;
  let offset = scrollOffset;
  /** How much further up the rows are drawn than they lie. */
  let held = 0;
  let written: number | undefined;
  let rendered: RowRange | undefined;
  let sought: { readonly index: number; readonly isAtEnd: boolean } | undefined;
  let seeking: ReturnType<typeof setTimeout> | undefined;
  let scrolling: ReturnType<typeof setTimeout> | undefined;
  let isTouched = false;

  const inView = (): RowRange | undefined => {
    if (places.count() === 0 || viewHeight === 0) return undefined;
    const top = Math.min(offset, Math.max(places.total() - viewHeight, 0));
    const first = places.at(top);
    let last = first;
    while (last < places.count() - 1 && places.bottomOf(last) < top + viewHeight) last++;
    return { first, last };
  };

  const place = () => {
    if (container === null) return;
    const total = Math.max(places.total() - held, 0);
    if (total !== containerHeight) container.style.height = `${total}px`;
    containerHeight = total;
    for (const [line, before] of lines) {
      const top = places.topOf(indexOf(line)) - held;
      if (top === before) continue;
      line.style.transform = `translate3d(0, ${top}px, 0)`;
      lines.set(line, top);
    }
  };

  const update = () => {
    place();
    const next = inView();
    if (next?.first !== rendered?.first || next?.last !== rendered?.last) onChange();
  };

  const scrollTo = (to: number) => {
    held = 0;
    offset = Math.max(to, 0);
    place();
    if (scroller === undefined) return;
    scroller.scrollTop = offset;
    offset = scroller.scrollTop;
    written = offset;
  };

  const endScrolling = () => {
    scrolling = undefined;
    if (held === 0 || isTouched) return;
    scrollTo(offset);
    update();
  };

  const noteScrolling = () => {
    clearTimeout(scrolling);
    scrolling = setTimeout(endScrolling, scrollPause);
  };

  const onScroll = () => {
    if (scroller === undefined) return;
    const { scrollTop } = scroller;
    offset = scrollTop + held;
    const isOwn = written !== undefined && Math.abs(scrollTop - written) <= tolerance;
    if (!isOwn) {
      [sought, written] = [undefined, undefined];
      noteScrolling();
    }
    update();
  };

  const onTouch = ({ target }: TouchEvent) => {
    isTouched = true;
    const lifted = new AbortController();
    const onLift = () => {
      lifted.abort();
      isTouched = false;
      if (held !== 0) noteScrolling();
    };
    // What is touched hears of it itself: it may be a row that has left the document meanwhile.
    for (const type of ['touchend', 'touchcancel']) {
      target?.addEventListener(type, onLift, { passive: true, signal: lifted.signal });
    }
  };

  const seek = () => {
    if (sought === undefined || scroller === undefined) return;
    const { index, isAtEnd } = sought;
    clearTimeout(seeking);
    seeking = setTimeout(() => {
      sought = undefined;
    }, revealPause);
    held = 0;
    place();
    // Below the last row stands what is said of them all.
    const isEndOfAll = isAtEnd && index === places.count() - 1;
    const end = isEndOfAll ? scroller.scrollHeight : places.bottomOf(index);
    scrollTo(isAtEnd ? end - viewHeight : places.topOf(index));
  };

  const measure = (line: HTMLElement, height: number) => {
    const index = indexOf(line);
    // What is not laid out has none.
    if (height === 0 || index >= places.count()) return;
    const isAbove = places.isMeasured(index)
      ? places.bottomOf(index) <= offset
      : places.topOf(index) < offset;
    const change = places.measure(index, height);
    if (!isAbove) return;
    offset += change;
    held += change;
  };

  const sizes = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      if (target === scroller) viewHeight = scroller.clientHeight;
      else if (target instanceof HTMLElement) {
        measure(target, Math.round(borderBoxSize[0]?.blockSize ?? target.offsetHeight));
      }
    }
    if (sought !== undefined) seek();
    else if (scrolling === undefined && held !== 0) scrollTo(offset);
    update();
  });

  return {
    /** Takes the rows that are to be rendered; returns those in view, none before the height of the view is known. */
    lay: (rows: readonly ListRow[], estimate: number): RowRange | undefined => {
      places.lay(rows, estimate);
      return inView();
    },
    /** Puts what was rendered in its place. */
    place: (range: RowRange | undefined) => {
      rendered = range;
      place();
    },
    /** Follows what the rows scroll in; returns the way to stop. */
    follow: (element: HTMLElement): (() => void) => {
      scroller = element;
      viewHeight = element.clientHeight;
      sizes.observe(element);
      for (const line of lines.keys()) sizes.observe(line, { box: 'border-box' });
      const left = new AbortController();
      const heard = { passive: true, signal: left.signal };
      element.addEventListener('scroll', onScroll, heard);
      element.addEventListener('touchstart', onTouch, heard);
      scrollTo(offset);
      update();
      return () => {
        left.abort();
        sizes.disconnect();
        clearTimeout(scrolling);
        clearTimeout(seeking);
        scrolling = undefined;
        scroller = undefined;
      };
    },
    /** For the element that is to be as high as all rows together. */
    setContainer: (element: HTMLElement | null) => {
      container = element;
      containerHeight = undefined;
      place();
    },
    /** For each row's element; the row's index is its `data-index`. Returns the way to stop. */
    measureRow: (line: HTMLElement | null) => {
      if (line === null) return undefined;
      lines.set(line, undefined);
      sizes.observe(line, { box: 'border-box' });
      return () => {
        lines.delete(line);
        sizes.unobserve(line);
      };
    },
    /** Measures all anew: they are laid out otherwise. */
    forget: () => {
      places.forget();
      for (const line of lines.keys()) measure(line, line.offsetHeight);
      update();
    },
    /** Brings a row into view, and keeps it there while others are measured. */
    reveal: (index: number) => {
      const isAtEnd = places.bottomOf(index) >= offset + viewHeight;
      const isWithin = !isAtEnd && places.topOf(index) > offset;
      sought = isWithin ? undefined : { index, isAtEnd };
      seek();
      update();
    },
    goToTop: () => {
      sought = undefined;
      scrollTo(0);
      update();
    },
    rowsInView: () => (rendered === undefined ? 0 : rendered.last - rendered.first),
    /** Where the rows are scrolled to, for a return to the list. */
    position: (): Start => ({ scrollOffset: offset, heights: places.heights() }),
  };
}

function indexOf(line: HTMLElement): number {
  return Number(line.dataset['index']);
}
