import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useToldShortcuts } from '../../shortcut/useShortcut.ts';
import { listText } from '../list.text.ts';

/** The element to which the keyboard goes in a row. */
const mainAction = '[data-main-action]';

interface RowFocusOptions {
  /** What the rows are in. */
  scroller: RefObject<HTMLElement | null>;
  rowCount: number;
  rowsInView: () => number;
  /** Brings a row into view. */
  reveal: (index: number) => void;
  /** Hears which row the person is at; that row must stay in the document. */
  onActiveRow: (index: number) => void;
  /** Where ArrowUp leads from the first row. */
  onLeaveUpwards: () => void;
  /** Hears from which row to which a key with Shift leads, where rows can be chosen. */
  onExtend: ((from: number, to: number) => void) | undefined;
}

/** Moves the focus between the main actions of rows; only the rows in view exist. */
export function useRowFocus({
  scroller,
  rowCount,
  rowsInView,
  reveal,
  onActiveRow,
  onLeaveUpwards,
  onExtend,
}: RowFocusOptions) {
  const wanted = useRef<number>(undefined);
  useToldShortcuts(rowShortcuts);

  function focusWanted(): void {
    if (wanted.current === undefined) return;
    const row = scroller.current?.querySelector(`[data-index="${wanted.current}"]`);
    const target = row?.querySelector<HTMLElement>(mainAction);
    if (!target) return;
    wanted.current = undefined;
    target.focus({ preventScroll: true });
  }
  // A row far away exists only after the render that its focus asked for.
  useLayoutEffect(focusWanted);

  function focusRow(index: number): void {
    if (index >= rowCount) return;
    wanted.current = index;
    onActiveRow(index);
    reveal(index);
    focusWanted();
  }

  function noteRow({ target }: SyntheticEvent): void {
    const index = rowIndexOf(target);
    if (index !== undefined) onActiveRow(index);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const index = rowIndexOf(event.target);
    const isExtending = event.shiftKey && onExtend !== undefined;
    if (index === undefined || hasModifier(event, isExtending)) return;
    const next = rowAfterKey(event.key, { index, rowCount, rowsInView: rowsInView() });
    if (next === undefined) return;
    event.preventDefault();
    if (event.key === 'ArrowUp' && index === 0) return onLeaveUpwards();
    if (isExtending) onExtend(index, next);
    focusRow(next);
  }

  // A click notes the row too: not every browser focuses what is clicked.
  function onClick(event: MouseEvent): void {
    noteRow(event);
    followPressedRow(event);
  }

  return {
    focusRow,
    listProps: { onKeyDown, onFocus: noteRow, onClick, onAuxClick: followPressedRow },
  };
}

/** What in a row does something itself when it is pressed. */
const ownPress = 'a, button, label, input';

/**
 * A press anywhere in a row is one of the link that is its main action, in a new tab where one of a link would be: with Ctrl, or with
 * the middle button. Whoever has chosen text in the page wants that.
 */
function followPressedRow({ target, nativeEvent }: MouseEvent): void {
  const { button, ctrlKey, metaKey } = nativeEvent;
  if (!(target instanceof Element) || target.closest(ownPress)) return;
  if (button > 1 || document.getSelection()?.isCollapsed === false) return;
  const press = new window.MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    ctrlKey: ctrlKey || button === 1,
    metaKey,
  });
  target.closest('[data-opens]')?.querySelector(mainAction)?.dispatchEvent(press);
}

function rowIndexOf(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return row?.dataset['index'] === undefined ? undefined : Number(row.dataset['index']);
}

function hasModifier(
  { altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  isShiftMeant: boolean,
): boolean {
  return altKey || ctrlKey || metaKey || (shiftKey && !isShiftMeant);
}

/** From where a key moves the focus. */
interface FocusOrigin {
  readonly index: number;
  readonly rowCount: number;
  /** How many rows fit into the window. */
  readonly rowsInView: number;
}

interface RowStep {
  readonly label: string;
  readonly to: (origin: FocusOrigin) => number;
}

const { rowKeys } = listText;
const steps: Readonly<Record<string, RowStep>> = {
  ArrowDown: { label: rowKeys.next, to: ({ index }) => index + 1 },
  ArrowUp: { label: rowKeys.previous, to: ({ index }) => index - 1 },
  PageDown: {
    label: rowKeys.pageDown,
    to: ({ index, rowsInView }) => index + Math.max(1, rowsInView - 1),
  },
  PageUp: {
    label: rowKeys.pageUp,
    to: ({ index, rowsInView }) => index - Math.max(1, rowsInView - 1),
  },
  Home: { label: rowKeys.first, to: () => 0 },
  End: { label: rowKeys.last, to: ({ rowCount }) => rowCount - 1 },
};
const rowShortcuts = Object.entries(steps).map(([keys, { label }]) => ({ keys, label }));

/** The row a key leads to from a row's action; undefined for a key that does not move. */
export function rowAfterKey(key: string, origin: FocusOrigin): number | undefined {
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step === undefined || origin.rowCount === 0) return undefined;
  return Math.min(origin.rowCount - 1, Math.max(0, step.to(origin)));
}

interface RowFocusOnReturn {
  /** Whether the list is returned to, and not to go on searching. */
  isWanted: boolean;
  hasRows: boolean;
  /** The row used when the list was left; -1 when it is not there any more. */
  index: number;
  focusRow: (index: number) => void;
}

/** Takes a person who comes back to a list to the row they left it by, once it is there. */
export function useRowFocusOnReturn({
  isWanted,
  hasRows,
  index,
  focusRow,
}: RowFocusOnReturn): void {
  const isDue = useRef(isWanted);
  useLayoutEffect(() => {
    if (!isDue.current || !hasRows) return;
    isDue.current = false;
    if (index >= 0 && isNobodyBusy()) focusRow(index);
  });
}

/** Whether the focus is where a navigation leaves it: nowhere, or on the heading. */
export function isNobodyBusy(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches('h1');
}
