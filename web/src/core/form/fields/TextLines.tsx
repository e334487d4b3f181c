import {
  type ChangeEventHandler,
  type CSSProperties,
  type FocusEventHandler,
  type Ref,
  useRef,
} from 'react';
import { classNames } from '../../ui/elements/class-names.ts';
import { Field, type FieldProps } from '../../ui/fields/Field.tsx';
import { useFirstFocus } from '../../ui/fields/TextBox.tsx';
import { useJoinedRef } from '../../ui/fields/useJoinedRef.ts';
import styles from './TextLines.module.css';

interface TextLinesProps extends FieldProps {
  /** How many lines it shows: as many as there are, within these. */
  lines: { readonly least: number; readonly most: number };
  value: string;
  name?: string;
  onChange?: ChangeEventHandler<HTMLTextAreaElement>;
  onBlur?: FocusEventHandler<HTMLTextAreaElement>;
  autoComplete?: string;
  autoFocus?: boolean | 'replacing';
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** A text of several lines to type; its box grows with it. */
export function TextLines({
  lines,
  value,
  name,
  onChange,
  onBlur,
  autoComplete = 'off',
  autoFocus = false,
  inputRef,
  ...field
}: TextLinesProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const ref = useJoinedRef(area, inputRef);
  useFirstFocus(area, autoFocus);
  const height = { '--least': lines.least, '--most': lines.most } as CSSProperties;
  return (
    <Field {...field} hasLines isEmpty={value === ''}>
      {({ onBlur: leave, className, ...element }) => (
        <div className={styles['place']} style={height} data-text={value}>
          <textarea
            {...element}
            ref={ref}
            rows={lines.least}
            className={classNames(className, styles['lines'])}
            {...{ name, value, autoComplete, onChange }}
            onBlur={(event) => {
              onBlur?.(event);
              leave();
            }}
          />
        </div>
      )}
    </Field>
  );
}
