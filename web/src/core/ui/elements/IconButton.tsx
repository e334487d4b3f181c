import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './IconButton.module.css';

/** How a button with an icon alone, or a link that looks as one, shows itself. */
interface IconLook {
  /** It stands at an edge, whose room its own is. */
  edge?: 'start' | 'end' | undefined;
  /** Of the colour of the text around it. */
  isPlain?: boolean | undefined;
  className?: string | undefined;
}

/** A round button with an icon alone, which says nothing by itself. */
export function IconButton({
  edge,
  isPlain,
  type = 'button',
  className,
  ...rest
}: IconLook & ComponentProps<'button'> & { 'aria-label': string }) {
  return <button {...rest} type={type} {...iconLookOf({ edge, isPlain, className })} />;
}

/** What makes an element look as a button with an icon alone. */
export function iconLookOf({ edge, isPlain, className }: IconLook) {
  return {
    'data-look': 'icon',
    className: classNames(
      styles['button'],
      edge && styles[edge],
      isPlain && styles['plain'],
      className,
    ),
  };
}
