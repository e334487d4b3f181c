import { longestPhrase } from '@grzadka/contract/core/list/list';
import { IconButton, styled } from '@mui/material';
import { type KeyboardEvent, type RefObject, useEffect, useId } from 'react';
import { CloseIcon, SearchIcon } from '../../ui/icons.ts';
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
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      <SearchIcon />
      <Input
        ref={input}
        id={id}
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
    </Frame>
  );
}

const Frame = styled('div')(({ theme: { palette, shape } }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  paddingInline: 14,
  border: `1px solid ${palette.text.disabled}`,
  borderRadius: shape.borderRadius,
  color: palette.text.secondary,
  backgroundColor: palette.background.paper,
  '&:focus-within': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
}));

/** On the edge, as every field's label is: one half of it lies on the page, the other in the box. */
const Label = styled('label')(({ theme: { palette } }) => ({
  position: 'absolute',
  top: 0,
  left: 10,
  translate: '0 -50%',
  paddingInline: 4,
  fontSize: '0.88rem',
  lineHeight: 1.3,
  background: `linear-gradient(${palette.background.default} 50%, ${palette.background.paper} 50%)`,
}));

const Input = styled('input')(({ theme: { palette } }) => ({
  flex: 1,
  minWidth: 0,
  padding: 0,
  border: 0,
  font: 'inherit',
  color: palette.text.primary,
  backgroundColor: 'transparent',
  // The frame around it shows the focus.
  '&:focus-visible': { outline: 0 },
}));
