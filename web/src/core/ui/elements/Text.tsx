import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './Text.module.css';

interface TextProps extends ComponentProps<'p'> {
  /** The element; a heading's level is that of its place and not of its size. */
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'h1'
    | 'h2'
    | 'h3'
    | 'output'
    | 'legend'
    | 'dt'
    | 'dd'
    | 'li'
    | 'code';
  /** Its size, by the theme's kinds of text. */
  kind?: 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'subtitle1' | 'body1' | 'body2';
  /** Stands out from the text around it. */
  isStrong?: boolean;
  /** Stands out as a heading does. */
  isBold?: boolean;
  /** Less loud than the text around it. */
  isQuiet?: boolean;
  /** It says what is wrong. */
  isWrong?: boolean | undefined;
  /** A word of it, such as an address, may be longer than a line, and is broken then. */
  hasLongWords?: boolean;
}

/** A text of one of the theme's kinds, without margins of its own. */
export function Text({
  as: Element = 'p',
  kind = 'body1',
  isStrong = false,
  isBold = false,
  isQuiet = false,
  isWrong = false,
  hasLongWords = false,
  className,
  ...rest
}: TextProps) {
  return (
    <Element
      {...(rest as object)}
      className={classNames(
        styles['text'],
        styles[kind],
        isStrong && styles['strong'],
        isBold && styles['bold'],
        isQuiet && styles['quiet'],
        isWrong && styles['wrong'],
        hasLongWords && styles['longWords'],
        className,
      )}
    />
  );
}
