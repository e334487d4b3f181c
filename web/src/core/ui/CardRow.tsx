import type { ComponentProps } from 'react';
import styles from './CardRow.module.css';
import { classNames } from './elements/class-names.ts';

/**
 * A row of a short list on a card: what something is, and what can be done with it beside that, or below where there is
 * no room.
 */
export function CardRow({ className, ...row }: ComponentProps<'li'>) {
  return <li {...row} className={classNames(styles['row'], className)} />;
}

/** What such a row is about: a long word is broken, so that what can be done keeps its place. */
export function CardRowText({ className, ...text }: ComponentProps<'div'>) {
  return <div {...text} className={classNames(styles['text'], className)} />;
}
