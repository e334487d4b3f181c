import {
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { coverPage, overlayContainer } from '../overlays/overlays.ts';
import { useAnchored } from '../overlays/useAnchored.ts';
import { useTopLayer } from '../overlays/useTopLayer.ts';
import styles from './Options.module.css';
import { isLetter, matchTyped, noWord } from './typed-word.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Those of one group stand below its name. */
  readonly group?: string | undefined;
}

/** A press that is held so long, in milliseconds, chooses what it is released above; a shorter one has only opened the list. */
const leastHold = 400;

interface SelectListProps {
  id: string;
  labelledBy: string | undefined;
  options: readonly SelectOption[];
  value: string;
  anchor: Element | null;
  /** Since when the press is held that opened it, in milliseconds; that counts once. */
  takeHold: () => number | undefined;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** The options to choose from, with the focus on the one that is chosen. */
export function SelectList({
  id,
  labelledBy,
  options,
  value,
  anchor,
  takeHold,
  onChoose,
  onClose,
}: SelectListProps) {
  const [container] = useState(overlayContainer);
  const layer = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef(noWord());
  useTopLayer(layer);
  useAnchored(list, anchor, { edge: 'middle', isAsWide: true });

  const elements = () => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? []),
  ];
  const takeFocus = useEffectEvent((count: number) => {
    // Options may come later than the list.
    const isAmongThem = elements().some((element) => element === document.activeElement);
    if (isAmongThem) return;
    const chosen = options.findIndex((option) => option.value === value);
    (elements()[Math.min(Math.max(chosen, 0), count - 1)] ?? list.current)?.focus();
  });
  const { length } = options;
  useLayoutEffect(() => takeFocus(length), [length]);
  // Once the focus is within: what has it must not be hidden.
  useLayoutEffect(
    () => (layer.current ? coverPage(layer.current, { isHost: false }) : undefined),
    [],
  );

  /** Takes the option that an event comes from; whether it comes from one. */
  const takeOption = ({ target }: { readonly target: EventTarget }): boolean => {
    const element =
      target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
    const option = options[element ? elements().indexOf(element) : -1];
    if (!option) return false;
    onClose();
    onChoose(option.value);
    return true;
  };
  const release = (event: MouseEvent) => {
    const since = takeHold();
    if (since === undefined) return;
    if (list.current?.contains(event.target as Node)) {
      if (event.timeStamp - since > leastHold) takeOption(event);
    } else if (!isWithin(event, anchor)) onClose();
  };
  const takeKey = (event: KeyboardEvent) => {
    const { key } = event;
    const all = elements();
    const place = all.findIndex((element) => element === document.activeElement);
    const step = stepOf(key, place, all.length);
    if (step !== undefined) {
      event.preventDefault();
      all[step]?.focus();
    } else if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      // Held down, it has only opened the list.
      if (!event.repeat) takeOption(event);
    } else if (key === 'Escape' || key === 'Tab') {
      event.preventDefault();
      // It closes the list alone, and not what that stands in.
      event.stopPropagation();
      onClose();
    } else if (isLetter(event)) {
      const labels = options.map(({ label }) => label);
      all[matchTyped(labels, typed.current, event, place) ?? -1]?.focus();
    }
  };

  return createPortal(
    <div
      ref={layer}
      role="presentation"
      className={styles['layer']}
      onMouseDown={(event) => {
        takeHold();
        if (event.target === layer.current) event.preventDefault();
      }}
      onMouseUp={release}
      onClick={(event) => event.target === layer.current && onClose()}
    >
      <div
        ref={list}
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the browser's own list opens from a <select>
        role="listbox"
        tabIndex={-1}
        aria-labelledby={labelledBy}
        className={styles['list']}
        onKeyDown={takeKey}
        onClick={takeOption}
      >
        {options.map((option, order) => (
          <Fragment key={option.value}>
            {option.group !== undefined && option.group !== options[order - 1]?.group && (
              <GroupName>{option.group}</GroupName>
            )}
            <div
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> is that of a <select>
              role="option"
              tabIndex={-1}
              aria-selected={option.value === value}
              data-value={option.value}
              className={styles['option']}
            >
              {option.label}
            </div>
          </Fragment>
        ))}
      </div>
    </div>,
    container,
  );
}

/** The name of a group, for the eye: a list of options has no word for groups. */
function GroupName({ children }: { children: string }) {
  return (
    <div role="presentation" aria-hidden className={styles['group']}>
      {children}
    </div>
  );
}

/** Where a key leads to from an option; undefined for other keys. */
function stepOf(key: string, place: number, length: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(place + 1, length - 1);
    case 'ArrowUp':
      return Math.max(place - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return undefined;
  }
}

function isWithin({ clientX, clientY }: MouseEvent, element: Element | null): boolean {
  if (!element) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
