import {
  FormControl,
  FormHelperText,
  InputAdornment,
  InputLabel,
  OutlinedInput,
} from '@mui/material';
import { useForkRef } from '@mui/material/utils';
import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEventHandler,
  type KeyboardEventHandler,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';

interface TextBoxProps {
  label: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  name?: string;
  type?: 'text' | 'password' | 'tel';
  /** How many lines it shows, for a text of several: as many as there are, within these. */
  lines?: { readonly least: number; readonly most: number };
  autoComplete?: string;
  /**
   * The box has the focus when it appears, the cursor behind its text; of a text that only stands in for one, the whole
   * is selected, so that typing replaces it.
   */
  autoFocus?: boolean | 'replacing';
  disabled?: boolean;
  size?: 'small' | 'medium';
  /** Whether what is typed is wrong; `helper` then says why. */
  isWrong?: boolean;
  /** What stands below. */
  helper?: ReactNode;
  /** What stands within, before and after the text. */
  start?: ReactNode;
  end?: ReactNode;
  /** What else the input itself is given. */
  htmlInput?: ComponentProps<'input'>;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * A line of text to type, or several, with its label on the edge and what there is to say below it. MUI's TextField is the
 * same and a list to choose from besides, which the first screen has no use for.
 */
export function TextBox({
  label,
  value,
  onChange,
  onBlur,
  onKeyDown,
  name,
  type = 'text',
  lines,
  autoComplete = 'off',
  autoFocus = false,
  disabled = false,
  size = 'medium',
  isWrong = false,
  helper,
  start,
  end,
  htmlInput,
  inputRef,
}: TextBoxProps) {
  const id = useId();
  const helperId = `${id}-helper`;
  const input = useRef<HTMLInputElement>(null);
  const ref = useForkRef(input, inputRef);
  const takesFocus = autoFocus !== false;
  const beginTyping = useEffectEvent((box: HTMLInputElement) => {
    const { length } = box.value;
    // Not the autofocus attribute: an overlay that closes in the same moment would take it back.
    box.focus();
    box.setSelectionRange(autoFocus === 'replacing' ? 0 : length, length);
    // Not every browser shows where a cursor is that no key has led there.
    box.scrollLeft = box.scrollWidth;
  });
  useEffect(() => {
    if (takesFocus && input.current) beginTyping(input.current);
  }, [takesFocus]);
  return (
    <FormControl fullWidth error={isWrong} disabled={disabled} size={size}>
      <InputLabel id={`${id}-label`} htmlFor={id}>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        name={name}
        type={type}
        {...(lines && { multiline: true, minRows: lines.least, maxRows: lines.most })}
        value={value}
        autoComplete={autoComplete}
        aria-describedby={helper ? helperId : undefined}
        inputProps={htmlInput}
        inputRef={ref}
        onChange={onChange}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        startAdornment={start && <InputAdornment position="start">{start}</InputAdornment>}
        endAdornment={end && <InputAdornment position="end">{end}</InputAdornment>}
      />
      {helper && <FormHelperText id={helperId}>{helper}</FormHelperText>}
    </FormControl>
  );
}
