import type { ComponentProps, ElementType } from 'react';
import styles from './Card.module.css';
import { classNames } from './class-names.ts';

type CardElement = 'div' | 'section' | 'li' | 'form' | 'output';

type CardProps<Element extends CardElement> = ComponentProps<Element> & {
  as?: Element;
  /** What it holds stands within, as far from its edges as on other cards. */
  isRoomy?: boolean;
};

/** A piece of paper on the ground of a screen, without room of its own around what it holds unless it is roomy. */
export function Card<Element extends CardElement = 'div'>({
  as,
  isRoomy = false,
  className,
  ...rest
}: CardProps<Element>) {
  const Shown: ElementType = as ?? 'div';
  return (
    <Shown
      {...(rest as object)}
      className={classNames(styles['card'], isRoomy && styles['roomy'], className)}
    />
  );
}
