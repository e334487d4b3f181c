import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './PlainList.module.css';

interface PlainListProps extends ComponentProps<'ul'> {
  as?: 'ul' | 'ol';
  /** A word in it may be longer than a line, and is broken then. */
  hasLongWords?: boolean;
}

/** A list without marks, whose items begin where the text around it does. */
export function PlainList({
  as: Element = 'ul',
  hasLongWords = false,
  className,
  ...rest
}: PlainListProps) {
  return (
    <Element
      {...(rest as object)}
      className={classNames(styles['list'], hasLongWords && styles['longWords'], className)}
    />
  );
}
