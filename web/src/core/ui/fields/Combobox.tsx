import { useId, useState } from 'react';
import { classNames } from '../elements/class-names.ts';
import { IconButton } from '../elements/IconButton.tsx';
import { icon } from '../icon.ts';
import { CloseIcon } from '../icons.ts';
import { uiText } from '../ui.text.ts';
import { ArrowIcon } from './ArrowIcon.ts';
import styles from './Combobox.module.css';
import { ComboboxPanel } from './ComboboxPanel.tsx';
import type { ComboboxOption, ComboboxProps } from './combobox-props.ts';
import { Field } from './Field.tsx';
import { useFirstFocus } from './TextBox.tsx';
import { useCombobox } from './useCombobox.ts';
import { useJoinedRef } from './useJoinedRef.ts';

/** A text that finds what can be chosen, in a list that opens below it. */
export function Combobox(props: ComboboxProps) {
  const { label, name, size, isWrong, helper, text, chosen, isMultiple = false } = props;
  const { autoFocus = false, inputRef } = props;
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const combobox = useCombobox(props);
  const { input, isOpen, shown, place, tags } = combobox;
  const ref = useJoinedRef(input, inputRef);
  useFirstFocus(input, autoFocus);
  const isClearable = chosen.length > 0;
  return (
    <Field
      {...{ label, size, isWrong, helper }}
      id={id}
      isEmpty={text === '' && (!isMultiple || !isClearable)}
      isActive={tags.focused >= 0}
      box={{
        ...combobox.box,
        ref: setAnchor,
        className: classNames(
          styles['box'],
          isClearable && styles['clearable'],
          size === 'small' && styles['small'],
          isMultiple && styles['many'],
          tags.focused >= 0 && styles['amongTags'],
        ),
      }}
      overlay={
        isOpen && (
          <ComboboxPanel
            id={id}
            panel={combobox.panel}
            anchor={anchor}
            {...props}
            options={shown}
            place={place}
            isPointedByKey={combobox.isPointedByKey}
            isScrolledTo={combobox.isScrolledTo}
            onTake={combobox.choose}
            {...combobox.pointing}
          />
        )
      }
    >
      {({ disabled, onFocus, onBlur: leave, ...element }) => (
        <>
          {isMultiple &&
            chosen.map((option, order) => (
              <ChosenTag
                key={option.id}
                option={option}
                onFocus={() => tags.note(order)}
                onBlur={tags.end}
                onRemove={() => tags.remove(order)}
              />
            ))}
          <input
            {...element}
            ref={ref}
            role="combobox"
            type="text"
            name={name}
            value={text}
            disabled={disabled}
            aria-autocomplete="list"
            aria-expanded={shown.length > 0}
            aria-controls={shown.length > 0 ? `${id}-listbox` : undefined}
            aria-activedescendant={place >= 0 ? `${id}-option-${place}` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={styles['typed']}
            onChange={combobox.takeText}
            onMouseDown={combobox.pressText}
            onFocus={() => {
              combobox.takeFocus();
              onFocus();
            }}
            onBlur={(event) => {
              if (combobox.leave(event)) leave();
            }}
          />
          <div className={styles['buttons']}>
            {isClearable && (
              <IconButton
                tabIndex={-1}
                aria-label={uiText.clear}
                title={uiText.clear}
                className={styles['clear']}
                onClick={combobox.clear}
              >
                <CloseIcon size="small" />
              </IconButton>
            )}
            <IconButton
              tabIndex={-1}
              aria-label={isOpen ? uiText.close : uiText.open}
              title={isOpen ? uiText.close : uiText.open}
              className={isOpen ? styles['turned'] : undefined}
              onClick={combobox.toggle}
            >
              <ArrowIcon />
            </IconButton>
          </div>
        </>
      )}
    </Field>
  );
}

const RemoveIcon = icon(
  'M12 2C6.47 2 2 6.47 2 12s4.47 10 10 10 10-4.47 10-10S17.53 2 12 2zm5 13.59L15.59 17 12 13.41 8.41 17 7 15.59 10.59 12 7 8.41 8.41 7 12 10.59 15.59 7 17 8.41 13.41 12 17 15.59z',
  'Remove',
);

interface ChosenTagProps {
  option: ComboboxOption;
  onFocus: () => void;
  onBlur: () => void;
  onRemove: () => void;
}

/** One of several that are chosen: its sign removes it, as Backspace and Delete do. */
function ChosenTag({ option, onFocus, onBlur, onRemove }: ChosenTagProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what is pressed within a <button> is the whole of it in Firefox
      role="button"
      tabIndex={-1}
      data-tag
      data-look="filled"
      className={styles['tag']}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <span className={styles['words']}>{option.name}</span>
      {/* For the pointer; the keys are those of the field. */}
      <span aria-hidden className={styles['remove']} onClick={onRemove}>
        <RemoveIcon />
      </span>
    </div>
  );
}
