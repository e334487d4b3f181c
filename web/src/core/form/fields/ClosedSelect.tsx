import { FormControl, FormHelperText, InputLabel, OutlinedInput } from '@mui/material';
import { styled } from '@mui/material/styles';
import {
  type AriaAttributes,
  type FocusEventHandler,
  type KeyboardEvent,
  type KeyboardEventHandler,
  type Ref,
  useId,
  useRef,
} from 'react';
import { icon } from '../../ui/icon.ts';
import type { SelectProps } from './select-props.ts';

interface ClosedSelectProps extends SelectProps {
  /** Has the list's code fetched, as soon as the pointer or the focus is there. */
  ahead: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
  onOpen: () => void;
}

/** How long letters belong to one word, in milliseconds, as in the browser's own lists. */
const wordPause = 750;

/** As the list's own code draws it. */
const Arrow = styled(icon('M7 10l5 5 5-5z', 'Arrow'))(({ theme }) => ({
  position: 'absolute',
  right: 7,
  top: 'calc(50% - .5em)',
  color: theme.palette.action.active,
  pointerEvents: 'none',
}));

const openKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowUp', 'ArrowDown']);

/**
 * A choice that nobody has opened yet: it looks and is called as the one with the list does, which takes as much code as
 * the rest of a form. Letters choose what begins with them.
 */
export function ClosedSelect({
  name,
  value,
  label,
  options,
  placeholder,
  isWrong,
  helper,
  inputRef,
  ahead,
  onChange,
  onBlur,
  onOpen,
}: ClosedSelectProps) {
  const id = useId();
  const typed = useRef({ letters: '', at: -wordPause });
  const chosen = options.find((option) => option.value === value)?.label ?? placeholder;

  const takeKey = (event: KeyboardEvent) => {
    const { key, timeStamp } = event;
    if (openKeys.has(key)) {
      event.preventDefault();
      onOpen();
    } else if (key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const isSameWord = timeStamp - typed.current.at < wordPause;
      const letters = (isSameWord ? typed.current.letters : '') + key.toLocaleLowerCase('pl');
      typed.current = { letters, at: timeStamp };
      const match = options.find((option) =>
        option.label.toLocaleLowerCase('pl').startsWith(letters),
      );
      if (match) onChange(match.value);
    }
  };

  return (
    <FormControl fullWidth error={isWrong}>
      <InputLabel id={`${id}-label`} shrink>
        {label}
      </InputLabel>
      <OutlinedInput
        notched
        label={label}
        name={name}
        value={value}
        inputRef={inputRef}
        inputComponent={ChosenOption}
        inputProps={{
          'aria-labelledby': `${id}-label`,
          'aria-describedby': helper ? `${id}-helper` : undefined,
          text: chosen,
        }}
        onMouseDown={({ button }) => button === 0 && onOpen()}
        onKeyDown={takeKey}
        onBlur={onBlur}
        {...ahead}
      />
      {helper && <FormHelperText id={`${id}-helper`}>{helper}</FormHelperText>}
    </FormControl>
  );
}

type ChosenOptionProps = AriaAttributes & {
  ref?: Ref<HTMLDivElement>;
  className?: string | undefined;
  name?: string;
  value?: string;
  /** What the chosen option reads. */
  text?: string;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  onFocus?: FocusEventHandler<HTMLElement>;
  onBlur?: FocusEventHandler<HTMLElement>;
};

/** What stands in the box; the value beside it is found by the field's name, as any field's is. */
function ChosenOption(props: ChosenOptionProps) {
  const { ref, className, onKeyDown, onFocus, onBlur, name, value, text } = props;
  return (
    <>
      <ChosenText
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as MUI's own select: a <select> opens the browser's list
        role="combobox"
        tabIndex={0}
        aria-haspopup="listbox"
        // There is no list yet.
        aria-controls={undefined}
        aria-expanded={false}
        aria-labelledby={props['aria-labelledby']}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        {...{ className, onKeyDown, onFocus, onBlur }}
      >
        {/* An empty box is as high as a line. */}
        {text === undefined || text === '' ? '\u200B' : text}
      </ChosenText>
      <input type="hidden" name={name} value={value} />
      <Arrow />
    </>
  );
}

const ChosenText = styled('div')({
  '&&': { height: 'auto', minHeight: '1.4375em', paddingRight: 32 },
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
});
