import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './Text.module.css';

interface TextProps extends ComponentProps<'p'> {
  /** The element; a heading's level is that of its place and not of its size. */
  as?: 'p' | 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'output';
  /** Its size, by the theme's kinds of text. */
  kind?: 'h3' | 'h4' | 'h5' | 'h6' | 'subtitle1' | 'body1' | 'body2';
  /** Less loud than the text around it. */
  isQuiet?: boolean;
}

/** A text of one of the theme's kinds, without margins of its own. */
export function Text({
  as: Element = 'p',
  kind = 'body1',
  isQuiet = false,
  className,
  ...rest
}: TextProps) {
  return (
    <Element
      {...(rest as object)}
      className={classNames(styles['text'], styles[kind], isQuiet && styles['quiet'], className)}
    />
  );
}
