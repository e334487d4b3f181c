import { longestPhrase } from '@grzadka/contract/core/list';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CloseIcon, SearchIcon } from '../../ui/icons.ts';
import { listText } from '../list.text.ts';

interface ListSearchProps {
  label: string;
  phrase: string;
  input: RefObject<HTMLInputElement | null>;
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
    <TextField
      label={label}
      value={phrase}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKeyDown}
      inputRef={input}
      fullWidth
      size="small"
      autoComplete="off"
      slotProps={{
        htmlInput: { maxLength: longestPhrase, enterKeyHint: 'search', spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
          endAdornment: phrase !== '' && (
            <InputAdornment position="end">
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
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** The search box of a list: whether it is shown, and the way to its input. */
export interface SearchBox {
  readonly isOpen: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly open: () => void;
  readonly close: () => void;
}

interface SearchBoxOptions {
  initialPhrase: string;
  /** Whether a person comes back to a list they were searching, on to the next search. */
  isReturnedTo: boolean;
}

/**
 * Opens by itself where the list comes with a phrase, and takes the focus when a person opens it or
 * comes back to search on.
 */
export function useSearchBox({ initialPhrase, isReturnedTo }: SearchBoxOptions): SearchBox {
  const [isOpen, setOpen] = useState(initialPhrase !== '');
  const input = useRef<HTMLInputElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) input.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const isFocusDue = useRef(isReturnedTo);
  useLayoutEffect(() => {
    if (!isFocusDue.current) return;
    isFocusDue.current = false;
    input.current?.focus();
    input.current?.select();
  }, []);
  return { isOpen, input, open: () => setOpen(true), close: () => setOpen(false) };
}

/** A request to go from the search box to the first row. */
export interface FirstRowRequest {
  readonly make: () => void;
  /** The person types on instead. */
  readonly cancel: () => void;
}

/**
 * Goes to the first row as soon as the rows are those that were searched for: whoever is faster than
 * the answer must not end up in a row of the search before.
 */
export function useFocusFirstRowWhenLoaded(
  isLoaded: boolean,
  focusFirstRow: () => void,
): FirstRowRequest {
  const isRequested = useRef(false);

  function fulfil(): void {
    if (!isRequested.current || !isLoaded) return;
    isRequested.current = false;
    focusFirstRow();
  }
  useEffect(fulfil);

  return {
    make() {
      isRequested.current = true;
      fulfil();
    },
    cancel() {
      isRequested.current = false;
    },
  };
}
