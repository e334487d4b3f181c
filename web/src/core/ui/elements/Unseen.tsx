import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './Unseen.module.css';

interface UnseenProps extends ComponentProps<'span'> {
  as?: 'span' | 'div' | 'h2' | 'output';
  /** In a wider window it is seen. */
  isOnPhoneAlone?: boolean;
}

/** What only screen readers shall find. */
export function Unseen({ as: Element = 'span', isOnPhoneAlone = false, ...rest }: UnseenProps) {
  return (
    <Element
      {...(rest as object)}
      className={classNames(styles['unseen'], isOnPhoneAlone && styles['onPhone'])}
    />
  );
}
