import type { KeyboardEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { classNames } from '../elements/class-names.ts';
import styles from './Menu.module.css';
import { Popover } from './Popover.tsx';

interface MenuProps {
  open: boolean;
  /** The button that it opens below. */
  anchor: Element | null | undefined;
  /** What that button says. */
  label: string;
  /** Somebody would close it, by a key or by a press beside it. */
  onClose: () => void;
  className?: string | undefined;
  /** Its items. */
  children: ReactNode;
}

/** The choices that a button offers: arrows go from one to the next, a letter to what begins with it. */
export function Menu({ open, anchor, label, onClose, className, children }: MenuProps) {
  const typed = useRef({ letters: '', at: Number.NEGATIVE_INFINITY });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') {
      event.preventDefault();
      onClose();
      return;
    }
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const index = items.findIndex((item) => item === document.activeElement);
    const to = steps[event.key]?.(index, items.length);
    const isLetter = event.key.length === 1 && event.key !== ' ';
    if (to !== undefined) {
      event.preventDefault();
      items[to]?.focus();
    } else if (isLetter && !event.ctrlKey && !event.metaKey && !event.altKey) {
      typed.current = withLetter(typed.current, event.key.toLowerCase());
      itemOf(typed.current.letters, items, index)?.focus();
    }
  };
  return (
    <Popover
      open={open}
      anchor={anchor}
      onClose={onClose}
      kind="region"
      aria-label={label}
      className={classNames(styles['paper'], className)}
    >
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its items has the focus */}
      <div role="menu" className={styles['menu']} onKeyDown={onKeyDown}>
        {children}
      </div>
    </Popover>
  );
}

interface MenuItemProps {
  onChoose: () => void;
  children: ReactNode;
}

/** One of the choices of a menu. */
export function MenuItem({ onChoose, children }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={onChoose}
      className={styles['item']}
    >
      {children}
    </button>
  );
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Letters that are typed more slowly begin anew, in milliseconds. */
const typingPause = 500;

function withLetter({ letters, at }: { letters: string; at: number }, letter: string) {
  const now = performance.now();
  return { letters: now - at > typingPause ? letter : letters + letter, at: now };
}

/** The item that begins with the letters, from the present one on; one letter again and again leads from item to item. */
function itemOf(letters: string, items: readonly HTMLElement[], index: number) {
  const isOne = [...letters].every((letter) => letter === letters[0]);
  const sought = isOne ? letters.slice(0, 1) : letters;
  const from = isOne ? index + 1 : index;
  return [...items.slice(from), ...items.slice(0, from)].find(({ textContent }) =>
    textContent.trim().toLowerCase().startsWith(sought),
  );
}
