import { type RefObject, useEffect, useRef } from 'react';
import { Text } from '../elements/Text.tsx';
import { useAnchored } from '../overlays/useAnchored.ts';
import { useTopLayer } from '../overlays/useTopLayer.ts';
import type { ComboboxOption, ComboboxProps } from './combobox-props.ts';
import styles from './Options.module.css';

interface ComboboxPanelProps
  extends Pick<
    ComboboxProps,
    'label' | 'options' | 'chosen' | 'isMultiple' | 'isLoading' | 'loadingText' | 'emptyText'
  > {
  /** What the ids of its parts begin with. */
  id: string;
  panel: RefObject<HTMLDivElement | null>;
  anchor: Element | null;
  /** Which of the options is pointed at; -1 for none. */
  place: number;
  /** It has a ring, as what has the focus. */
  isPointedByKey: boolean;
  /** It comes into sight. */
  isScrolledTo: boolean;
  onTake: (option: ComboboxOption, how: { readonly staysOpen: boolean }) => void;
  onPoint: (option: ComboboxOption) => void;
  onTouch: (option: ComboboxOption) => void;
  onScroll: () => void;
}

/** What opens below a combobox: what was found, or why there is nothing. */
export function ComboboxPanel({
  id,
  panel,
  anchor,
  label,
  options,
  chosen,
  isMultiple = false,
  isLoading,
  loadingText,
  emptyText,
  place,
  isPointedByKey,
  isScrolledTo,
  onTake,
  onPoint,
  onTouch,
  onScroll,
}: ComboboxPanelProps) {
  const list = useRef<HTMLDivElement>(null);
  useTopLayer(panel);
  useAnchored(panel, anchor, { lacksRoom: 'turns', isAsWide: true });
  const isEmpty = options.length === 0;
  useEffect(() => {
    if (isScrolledTo && list.current) scrollTo(list.current, place);
  }, [isScrolledTo, place]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press in it leaves the focus where it is
    <div
      ref={panel}
      className={styles['panel']}
      // What stays open is a part of the page, and read as one.
      role={isMultiple ? 'region' : 'presentation'}
      aria-label={isMultiple ? label : undefined}
      // The focus stays with the text.
      onMouseDown={(event) => event.preventDefault()}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is the result of no calculation in the form */}
      <div role="status" aria-live="polite" aria-atomic>
        {isEmpty && <div className={styles['status']}>{isLoading ? loadingText : emptyText}</div>}
      </div>
      {!isEmpty && (
        <div
          ref={list}
          id={`${id}-listbox`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox, with notes
          role="listbox"
          aria-labelledby={`${id}-label`}
          aria-multiselectable={isMultiple || undefined}
          className={styles['found']}
          onScroll={onScroll}
        >
          {options.map((option, order) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and hears the keys
            <div
              key={option.id}
              id={`${id}-option-${order}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> shows text alone
              role="option"
              tabIndex={-1}
              aria-selected={chosen.some((one) => one.id === option.id)}
              data-pointed={order === place || undefined}
              data-by-key={(order === place && isPointedByKey) || undefined}
              className={styles['option']}
              onMouseMove={() => order !== place && onPoint(option)}
              onTouchStart={() => onTouch(option)}
              onClick={(event) => onTake(option, { staysOpen: event.ctrlKey || event.metaKey })}
            >
              <div className={styles['words']}>
                {option.name}
                <Text kind="body2" isQuiet>
                  {option.note}
                </Text>
              </div>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** Brings an option into sight, within its list alone. */
function scrollTo(list: HTMLElement, place: number): void {
  const option = list.children[place];
  if (!(option instanceof HTMLElement) || list.scrollHeight <= list.clientHeight) return;
  const { offsetTop: top, offsetHeight: height } = option;
  if (top + height > list.scrollTop + list.clientHeight) {
    list.scrollTop = top + height - list.clientHeight;
  } else if (top < list.scrollTop) list.scrollTop = top;
}
