import type { ComponentProps } from 'react';
import styles from './Card.module.css';
import { classNames } from './class-names.ts';

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'li' | 'form' | 'output';
  /** What it holds stands within, as far from its edges as on other cards. */
  isRoomy?: boolean;
}

/** A piece of paper on the ground of a screen, without room of its own around what it holds unless it is roomy. */
export function Card({ as: Element = 'div', isRoomy = false, className, ...rest }: CardProps) {
  return (
    <Element
      {...(rest as object)}
      className={classNames(styles['card'], isRoomy && styles['roomy'], className)}
    />
  );
}
