import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './Field.module.css';
import { Text } from './Text.tsx';

/** What every field of a text has around it. */
export interface FieldProps {
  label: string;
  disabled?: boolean;
  size?: 'small' | 'medium';
  /** Whether what is typed is wrong; `helper` then says why. */
  isWrong?: boolean;
  /** What stands below. */
  helper?: ReactNode;
  /** What stands within, before and after the text. */
  start?: ReactNode;
  end?: ReactNode;
}

/** What its element, which the text is typed into, is given. */
interface FieldElement {
  readonly id: string;
  readonly className: string | undefined;
  readonly disabled: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

interface FieldFrameProps extends FieldProps {
  isEmpty: boolean;
  hasLines?: boolean;
  children: (element: FieldElement) => ReactNode;
}

/** The frame of a field, with its label: in its midst while it is empty, else on the edge, where the frame has a gap for it. */
export function Field({
  label,
  disabled = false,
  size = 'medium',
  isWrong = false,
  helper,
  start,
  end,
  isEmpty,
  hasLines = false,
  children,
}: FieldFrameProps) {
  const id = useId();
  const helperId = `${id}-helper`;
  const [isFocused, setFocused] = useState(false);
  // No browser says that what is disabled has lost the focus.
  if (disabled && isFocused) setFocused(false);
  // As wide as its letters, which are half as wide as high.
  const width = { '--label-ems': label.length / 2 } as CSSProperties;
  return (
    <div
      style={width}
      className={classNames(
        styles['field'],
        size === 'small' && styles['small'],
        hasLines && styles['lines'],
        Boolean(start) && styles['hasStart'],
        Boolean(end) && styles['hasEnd'],
        (isFocused || !isEmpty || Boolean(start)) && styles['raised'],
        isFocused && styles['focused'],
        disabled && styles['disabled'],
        isWrong && styles['wrong'],
      )}
    >
      {/* What opens from the field, such as a calendar, is called by the label. */}
      <label data-of-field id={`${id}-label`} className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['box']}>
        {start && <Adornment side="start">{start}</Adornment>}
        {children({
          id,
          className: styles['input'],
          disabled,
          'aria-invalid': isWrong,
          'aria-describedby': helper ? helperId : undefined,
          onFocus: () => setFocused(true),
          onBlur: () => setFocused(false),
        })}
        {end && <Adornment side="end">{end}</Adornment>}
        <fieldset aria-hidden className={styles['edge']}>
          <legend className={styles['gap']}>
            <span>{label}</span>
          </legend>
        </fieldset>
      </div>
      {helper && (
        <p id={helperId} className={styles['helper']}>
          {helper}
        </p>
      )}
    </div>
  );
}

function Adornment({ side, children }: { side: 'start' | 'end'; children: ReactNode }) {
  return (
    <div className={classNames(styles['adornment'], styles[side])}>
      {typeof children === 'string' ? <Text isQuiet>{children}</Text> : children}
    </div>
  );
}
