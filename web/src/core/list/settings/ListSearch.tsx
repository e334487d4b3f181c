import { longestPhrase } from '@grzadka/contract/core/list';
import { IconButton } from '@mui/material';
import type { KeyboardEvent, RefObject } from 'react';
import { CloseIcon, SearchIcon } from '../../ui/icons.ts';
import { TextBox } from '../../ui/TextBox.tsx';
import { listText } from '../list.text.ts';

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

/** The search box of a list. */
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
    <TextBox
      label={label}
      value={phrase}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKeyDown}
      inputRef={input}
      autoFocus={takesFocus}
      size="small"
      htmlInput={{ maxLength: longestPhrase, enterKeyHint: 'search', spellCheck: false }}
      start={<SearchIcon />}
      end={
        phrase !== '' && (
          <IconButton
            aria-label={listText.clearSearch}
            edge="end"
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          >
            <CloseIcon />
          </IconButton>
        )
      }
    />
  );
}
