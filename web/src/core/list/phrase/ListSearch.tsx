import { longestPhrase } from '@grzadka/contract/core/list/list';
import { type KeyboardEvent, type RefObject, useEffect, useId } from 'react';
import { IconButton } from '../../ui/elements/IconButton.tsx';
import { CloseIcon, SearchIcon } from '../../ui/icons.ts';
import { listText } from '../list.text.ts';
import styles from './ListSearch.module.css';

interface ListSearchProps {
  label: string;
  phrase: string;
  input: RefObject<HTMLInputElement | null>;
  /** Whether the box takes the focus when it appears. */
  takesFocus: boolean;
  onChange: (phrase: string) => void;
  /** Enter: search for what is typed without waiting. */
  onSubmit: () => void;
  /** ArrowDown: on to the first row. */
  onLeaveDownwards: () => void;
  onClose: () => void;
}

/**
 * The search box of a list. It looks as a `TextBox` does, but is the browser's own input: it has to take what is
 * typed as soon as its button is pressed, so every list fetches it before anybody searches (0068).
 */
export function ListSearch({
  label,
  phrase,
  input,
  takesFocus,
  onChange,
  onSubmit,
  onLeaveDownwards,
  onClose,
}: ListSearchProps) {
  const id = useId();
  useEffect(() => {
    // Not the autofocus attribute: an overlay that closes in the same moment would take it back.
    if (!takesFocus) return;
    input.current?.focus();
    input.current?.select();
  }, [takesFocus, input]);

  const actions: Readonly<Record<string, () => void>> = {
    Enter: onSubmit,
    ArrowDown: onLeaveDownwards,
    Escape: onClose,
  };

  function onKeyDown(event: KeyboardEvent): void {
    const action = event.nativeEvent.isComposing ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  return (
    <div className={styles['box']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <SearchIcon />
      <input
        ref={input}
        id={id}
        className={styles['input']}
        value={phrase}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        autoComplete="off"
        maxLength={longestPhrase}
        enterKeyHint="search"
        spellCheck={false}
      />
      {phrase !== '' && (
        <IconButton
          aria-label={listText.clearPhrase}
          edge="end"
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}
