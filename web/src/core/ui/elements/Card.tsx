import type { ComponentProps } from 'react';
import styles from './Card.module.css';
import { classNames } from './class-names.ts';

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'li';
}

/** A piece of paper on the ground of a screen, without room of its own around what it holds. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  return <Element {...(rest as object)} className={classNames(styles['card'], className)} />;
}
