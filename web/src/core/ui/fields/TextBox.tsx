import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEventHandler,
  type KeyboardEventHandler,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { useJoinedRef } from './useJoinedRef.ts';

interface TextBoxProps extends FieldProps {
  value: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  name?: string;
  type?: 'text' | 'password' | 'tel';
  autoComplete?: string;
  /**
   * The box has the focus when it appears, the cursor behind its text; of a text that only stands in for one, the whole
   * is selected, so that typing replaces it.
   */
  autoFocus?: boolean | 'replacing';
  /** The label stays on the edge, such as over a placeholder. */
  isRaised?: boolean;
  /** What else the input itself is given. */
  htmlInput?: ComponentProps<'input'>;
  inputRef?: Ref<HTMLInputElement>;
}

/** A line of text to type, with its label on the edge and what there is to say below it. */
export function TextBox({
  value,
  onChange,
  onBlur,
  onKeyDown,
  name,
  type = 'text',
  autoComplete = 'off',
  autoFocus = false,
  isRaised = false,
  htmlInput,
  inputRef,
  ...field
}: TextBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const ref = useJoinedRef(input, inputRef);
  useFirstFocus(input, autoFocus);
  return (
    <Field {...field} isEmpty={value === '' && !isRaised}>
      {({ onFocus, onBlur: leave, ...element }) => (
        <input
          {...element}
          name={name}
          type={type}
          value={value}
          autoComplete={autoComplete}
          {...htmlInput}
          ref={ref}
          onChange={onChange}
          onKeyDown={onKeyDown}
          onFocus={(event) => {
            htmlInput?.onFocus?.(event);
            onFocus();
          }}
          onBlur={(event) => {
            onBlur?.(event);
            leave();
          }}
        />
      )}
    </Field>
  );
}

/** Has a box get the focus as it appears. */
export function useFirstFocus(
  input: { readonly current: HTMLInputElement | HTMLTextAreaElement | null },
  autoFocus: boolean | 'replacing',
): void {
  const takesFocus = autoFocus !== false;
  const beginTyping = useEffectEvent((box: HTMLInputElement | HTMLTextAreaElement) => {
    const { length } = box.value;
    // Not the autofocus attribute: an overlay that closes in the same moment would take it back.
    box.focus();
    box.setSelectionRange(autoFocus === 'replacing' ? 0 : length, length);
    // Not every browser shows where a cursor is that no key has led there.
    box.scrollLeft = box.scrollWidth;
  });
  useEffect(() => {
    if (takesFocus && input.current) beginTyping(input.current);
  }, [takesFocus, input]);
}
