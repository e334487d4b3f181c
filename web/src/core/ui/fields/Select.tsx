import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../elements/class-names.ts';
import { ArrowIcon } from './ArrowIcon.ts';
import { Field, type FieldProps } from './Field.tsx';
import styles from './Select.module.css';
import { SelectList, type SelectOption } from './SelectList.tsx';
import { isLetter, isWordGoingOn, matchTyped, noWord } from './typed-word.ts';
import { useJoinedRef } from './useJoinedRef.ts';

interface SelectProps
  extends Pick<FieldProps, 'label' | 'disabled' | 'size' | 'isWrong' | 'helper'> {
  /** The id of what names it, where it has no label. */
  labelledBy?: string;
  'aria-label'?: string;
  name?: string;
  value: string;
  options: readonly SelectOption[];
  /** What stands for no choice; without it there is no such option. */
  placeholder?: string | undefined;
  /** The label stays in the box until something is chosen. */
  isLow?: boolean;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Takes the focus where the form wants it. */
  inputRef?: Ref<HTMLDivElement>;
}

const openKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowUp', 'ArrowDown']);

/**
 * A choice of one option from a list that opens. What is chosen is read whole; letters choose what begins with them before the list
 * is opened, and lead to it afterwards.
 */
export function Select({
  labelledBy,
  name,
  value,
  options,
  placeholder,
  isLow = false,
  onChange,
  onBlur,
  inputRef,
  ...rest
}: SelectProps) {
  const { 'aria-label': ariaLabel, ...field } = rest;
  const id = useId();
  const listId = `${id}-list`;
  const [isOpen, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const combobox = useRef<HTMLDivElement>(null);
  const ref = useJoinedRef(combobox, inputRef);
  const typed = useRef(noWord());
  /** Since when the press that opened it is held, in milliseconds. */
  const heldSince = useRef<number>(undefined);
  const namedBy = labelledBy ?? (field.label === undefined ? undefined : `${id}-label`);
  const { disabled = false } = field;
  const offered =
    placeholder === undefined ? options : [{ value: '', label: placeholder }, ...options];
  const place = offered.findIndex((option) => option.value === value);
  const text = offered[place]?.label ?? placeholder;

  const choose = (chosen: string) => {
    if (chosen !== value) onChange(chosen);
  };
  useFocusOnceClosed(combobox, isOpen);
  /** Since when the press is held that opened it; that counts once. */
  const takeHold = () => {
    const since = heldSince.current;
    heldSince.current = undefined;
    return since;
  };
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || disabled) return;
    // It would take the focus away again.
    event.preventDefault();
    combobox.current?.focus();
    heldSince.current = event.timeStamp;
    setOpen(true);
  };
  const takeKey = (event: KeyboardEvent) => {
    const { key, timeStamp } = event;
    if (disabled || event.nativeEvent.isComposing) return;
    if (isLetter(event) && (key !== ' ' || isWordGoingOn(typed.current, timeStamp))) {
      if (key === ' ') event.preventDefault();
      const labels = offered.map(({ label }) => label);
      const found = offered[matchTyped(labels, typed.current, event, place) ?? -1];
      if (found) choose(found.value);
    } else if (openKeys.has(key)) {
      event.preventDefault();
      heldSince.current = undefined;
      setOpen(true);
    }
  };

  return (
    <Field
      {...field}
      id={id}
      isEmpty={isLow && value === ''}
      onLabelClick={() => combobox.current?.focus()}
      box={{
        ref: setAnchor,
        className: classNames(styles['box'], disabled && styles['off']),
        onMouseDown: press,
      }}
      overlay={
        isOpen && (
          <SelectList
            id={listId}
            labelledBy={namedBy}
            options={offered}
            value={value}
            anchor={anchor}
            takeHold={takeHold}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        )
      }
    >
      {({ onFocus, onBlur: leave, ...element }) => (
        <>
          <div
            ref={ref}
            id={id}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> opens the browser's list, which neither shows a text whole nor opens in a test
            role="combobox"
            tabIndex={disabled ? undefined : 0}
            aria-haspopup="listbox"
            aria-controls={isOpen ? listId : undefined}
            aria-expanded={isOpen}
            aria-disabled={disabled || undefined}
            aria-label={ariaLabel}
            aria-labelledby={namedBy}
            aria-describedby={element['aria-describedby']}
            aria-invalid={element['aria-invalid'] || undefined}
            className={classNames(styles['chosen'], field.size === 'small' && styles['small'])}
            onKeyDown={takeKey}
            onFocus={onFocus}
            onBlur={() => {
              // Its list has the focus.
              if (isOpen) return;
              onBlur?.();
              leave();
            }}
          >
            {/* An empty box is as high as a line. */}
            {text === undefined || text === '' ? '\u200B' : text}
          </div>
          {/* Found by the field's name, as any field's. */}
          <input type="hidden" name={name} value={value} disabled={disabled} />
          <ArrowIcon className={styles['arrow']} />
        </>
      )}
    </Field>
  );
}

/** Gives the focus back as soon as the list is gone, which hides all else from screen readers. */
function useFocusOnceClosed(combobox: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) combobox.current?.focus();
    wasOpen.current = isOpen;
  }, [combobox, isOpen]);
}
