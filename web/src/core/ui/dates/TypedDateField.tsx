import { messages } from '@grzadka/contract/core/messages';
import type { TypedShape } from '@grzadka/contract/core/time/typed-date-refusals';
import type { ReactNode, Ref } from 'react';
import { TextBox } from '../fields/TextBox.tsx';
import { useJoinedRef } from '../fields/useJoinedRef.ts';
import styles from './TypedDateField.module.css';
import type { useTypedDate } from './useTypedDate.ts';

/** What every field of dates may be given. */
export interface DateFieldProps {
  label: string;
  /** Names the field in its form. */
  name?: string | undefined;
  disabled?: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** What is wrong with a date that is one. */
  error?: string | undefined;
  /** What stands below the field while nothing is wrong with it. */
  helper?: ReactNode;
  onBlur?: () => void;
}

interface TypedDateFieldProps extends DateFieldProps {
  typed: Omit<ReturnType<typeof useTypedDate>, 'settle'>;
  /** What it asks for, shown while it is empty. */
  shape: TypedShape;
  /** The button of its calendar, and what opens that by keys. */
  calendar?: {
    readonly button: ReactNode;
    readonly open: () => void;
    readonly setInput: (input: HTMLInputElement | null) => void;
  };
}

/** A line in which a date is typed or pasted, and what is said of it (docs/product/rules.md#typed-days). */
export function TypedDateField({
  typed,
  shape,
  calendar,
  label,
  name,
  disabled = false,
  inputRef,
  error,
  helper,
  onBlur,
}: TypedDateFieldProps) {
  const ref = useJoinedRef(inputRef, calendar?.setInput);
  const { text, note, notPasted, isHalf, type, leave, paste, keyDown } = typed;
  // What is wrong is said once it is typed to its end.
  const fault = isHalf ? undefined : (typed.fault ?? error);
  return (
    <TextBox
      label={label}
      {...(name !== undefined && { name })}
      value={text}
      disabled={disabled}
      inputRef={ref}
      isWrong={fault !== undefined}
      helper={said(notPasted) ?? refused(typed.fault, isHalf) ?? said(fault) ?? note ?? helper}
      {...(calendar && { end: calendar.button })}
      htmlInput={{
        placeholder: shape,
        // Digits alone are enough, and telephones have the larger keys for them.
        inputMode: 'numeric',
        ...typedDateMark,
        style: narrowFigures,
        // Whoever comes to a date types another one in its place.
        onFocus: (event) => event.currentTarget.select(),
        onPaste: paste,
      }}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        leave();
        onBlur?.();
      }}
      onKeyDown={(event) => {
        if (event.altKey && event.key === 'ArrowDown') calendar?.open();
        else keyDown(event);
      }}
    />
  );
}

/** In the narrowest window, with large type, a day with its time has no more room. */
const narrowFigures = { letterSpacing: '-0.02em' } as const;

/** By which a form knows that what is typed in a field is still to be read. */
const typedDateMark = { 'data-typed-date': '' };

/** What is wrong with the text, below what is said of any wrong value. */
function refused(fault: string | undefined, isHalf: boolean): ReactNode {
  if (fault === undefined || isHalf) return undefined;
  return said(
    <>
      <span className={styles['sentence']}>{messages.invalidValue}</span>{' '}
      <span className={styles['sentence']}>{fault}</span>
    </>,
  );
}

/** What is said aloud when it comes. */
function said(text: ReactNode): ReactNode {
  if (text === undefined) return undefined;
  return (
    <span role="alert" className={styles['fault']}>
      {text}
    </span>
  );
}
