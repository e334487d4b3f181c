import {
  type ComponentProps,
  type CSSProperties,
  type MouseEventHandler,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { classNames } from '../elements/class-names.ts';
import { Text } from '../elements/Text.tsx';
import styles from './Field.module.css';
import { HelperText } from './HelperText.tsx';

/** What every field of a text has around it. */
export interface FieldProps {
  /** Stands in the box or on its edge; a field without it is named otherwise. */
  label?: string | undefined;
  disabled?: boolean | undefined;
  size?: 'small' | 'medium' | undefined;
  /** Whether what is typed is wrong; `helper` then says why. */
  isWrong?: boolean | undefined;
  /** What stands below. */
  helper?: ReactNode;
  /** What stands within, before and after the text. */
  start?: ReactNode;
  end?: ReactNode;
  /** What the box itself is given. */
  box?: ComponentProps<'div'> | undefined;
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
  /** Looks as if it had the focus, such as while a list of its own has it. */
  isActive?: boolean;
  /** What a press on the label does, where the browser does not lead it to the element. */
  onLabelClick?: MouseEventHandler;
  /** What lies above the page, such as a list of options. */
  overlay?: ReactNode;
  /** By which the element is known, and the label by the same with `-label`. */
  id?: string;
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
  box,
  isEmpty,
  hasLines = false,
  isActive = false,
  onLabelClick,
  overlay,
  id: ownId,
  children,
}: FieldFrameProps) {
  const usualId = useId();
  const id = ownId ?? usualId;
  const helperId = `${id}-helper`;
  const [hasFocus, setFocused] = useState(false);
  // No browser says that what is disabled has lost the focus.
  if (disabled && hasFocus) setFocused(false);
  const isFocused = hasFocus || isActive;
  // As wide as its letters, which are half as wide as high.
  const width = label ? ({ '--label-ems': label.length / 2 } as CSSProperties) : undefined;
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
      {label !== undefined && (
        // What opens from the field, such as a calendar, is called by the label.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it leads to the element, which hears the keys
        <label
          data-of-field
          id={`${id}-label`}
          className={styles['label']}
          htmlFor={onLabelClick ? undefined : id}
          onClick={onLabelClick}
        >
          {label}
        </label>
      )}
      <div {...box} className={classNames(styles['box'], box?.className)}>
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
          <legend className={styles['gap']}>{label !== undefined && <span>{label}</span>}</legend>
        </fieldset>
      </div>
      {helper && (
        <HelperText
          id={helperId}
          isSmall={size === 'small'}
          isDisabled={disabled}
          isWrong={isWrong}
        >
          {helper}
        </HelperText>
      )}
      {overlay}
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
