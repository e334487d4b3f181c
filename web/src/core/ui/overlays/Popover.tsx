import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../elements/class-names.ts';
import { keepTabWithin } from './keep-tab-within.ts';
import { coverPage, overlayContainer } from './overlays.ts';
import styles from './Popover.module.css';
import { useAnchored } from './useAnchored.ts';
import { leaveFocus } from './useModal.ts';
import { usePresence } from './usePresence.ts';

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'ref' | 'role'> {
  open: boolean;
  /** What it opens below. */
  anchor: Element | null | undefined;
  /** Which of their edges lie above each other. */
  edge?: 'left' | 'right';
  /** Somebody pressed the Escape key, or beside it. */
  onClose: () => void;
  /** Its role: what holds more than a menu is a dialog. */
  kind: 'dialog' | 'region';
  'aria-label': string;
}

/**
 * A piece of paper that opens at a button, over all else, which can be used again once it is closed. The focus is on it, or on
 * the first item of the menu that it holds, and goes back to where it was.
 */
export function Popover({ open, ...popover }: PopoverProps) {
  const paper = useRef<HTMLDivElement>(null);
  const isThere = usePresence(open, paper);
  return isThere && <PopoverElement {...popover} isOpen={open} paper={paper} />;
}

interface PopoverElementProps extends Omit<PopoverProps, 'open'> {
  isOpen: boolean;
  paper: RefObject<HTMLDivElement | null>;
}

function PopoverElement({
  isOpen,
  anchor,
  edge = 'left',
  onClose,
  paper,
  kind,
  className,
  ...rest
}: PopoverElementProps) {
  const [container] = useState(overlayContainer);
  const cover = useRef<HTMLDivElement>(null);
  const isPressedBeside = useRef(false);
  useAnchored(paper, anchor, { edge });
  useFocusWithin(cover, paper, isOpen);
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what a press beside the paper does, the Escape key does as well
    <div
      ref={cover}
      role="presentation"
      data-open={isOpen || undefined}
      // While it fades away.
      inert={!isOpen}
      aria-hidden={isOpen ? undefined : true}
      className={styles['cover']}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onClose();
      }}
      onMouseDown={({ target, currentTarget }) => {
        isPressedBeside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (isPressedBeside.current && target === currentTarget) onClose();
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role is that of its kind */}
      <div
        {...rest}
        ref={paper}
        role={kind}
        tabIndex={-1}
        data-popover
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          keepTabWithin(event);
        }}
        className={classNames(styles['paper'], styles[edge], className)}
      />
    </div>,
    container,
  );
}

/** Has the focus within while it is open, and gives it back; not where something else has taken it. */
function useFocusWithin(
  cover: RefObject<HTMLElement | null>,
  paper: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  const before = useRef<Element>(null);
  const uncover = useRef<() => void>(undefined);
  const end = useEffectEvent(() => {
    uncover.current?.();
    uncover.current = undefined;
  });
  const giveFocusBack = useEffectEvent(() => {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    before.current = null;
  });
  const update = useEffectEvent((isNowOpen: boolean) => {
    if (!cover.current) return;
    if (isNowOpen) {
      before.current ??= document.activeElement;
      const item = paper.current?.querySelector<HTMLElement>('[role="menuitem"]');
      (item ?? paper.current)?.focus({ preventScroll: true });
      uncover.current ??= coverPage(cover.current, { isHost: false });
    } else if (uncover.current) {
      const hasFocus = cover.current.contains(document.activeElement);
      end();
      if (hasFocus) giveFocusBack();
      leaveFocus(cover.current);
    }
  });
  const leave = useEffectEvent(() => {
    // What had the focus in it is gone.
    if (document.activeElement === document.body) giveFocusBack();
  });
  useLayoutEffect(() => update(isOpen), [isOpen]);
  useLayoutEffect(() => () => end(), []);
  useEffect(() => () => leave(), []);
}
