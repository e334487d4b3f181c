import type { ComponentProps } from 'react';
import { classNames } from '../elements/class-names.ts';
import styles from './HelperText.module.css';

interface HelperTextProps extends ComponentProps<'p'> {
  as?: 'p' | 'output';
  isSmall?: boolean;
  isDisabled?: boolean;
  /** Whether it says what is wrong. */
  isWrong?: boolean;
}

/** What stands below a field: a hint, or what is wrong with it. */
export function HelperText({
  as: Element = 'p',
  isSmall = false,
  isDisabled = false,
  isWrong = false,
  className,
  ...rest
}: HelperTextProps) {
  return (
    <Element
      {...(rest as object)}
      className={classNames(
        styles['helper'],
        isSmall && styles['small'],
        isDisabled && styles['disabled'],
        isWrong && styles['wrong'],
        className,
      )}
    />
  );
}
