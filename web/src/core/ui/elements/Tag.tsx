import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Tag.module.css';

interface TagProps extends ComponentProps<'div'> {
  /** How loud it is. */
  look?: 'filled' | 'outlined';
  tone?: 'usual' | 'success' | 'warning' | 'error' | undefined;
  icon?: ReactNode;
}

/** A word or two that say what state something is in, or what kind of thing it is. */
export function Tag({
  look = 'filled',
  tone = 'usual',
  icon,
  className,
  children,
  ...rest
}: TagProps) {
  return (
    <div
      {...rest}
      data-look={look}
      className={classNames(styles['tag'], styles[look], styles[tone], className)}
    >
      {icon}
      <span className={styles['words']}>{children}</span>
    </div>
  );
}
