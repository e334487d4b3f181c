import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';

/** How a button, or a link that looks as one, shows itself. */
export interface ButtonLook {
  /** How loud it is: a screen's one main step is filled. */
  look?: 'filled' | 'outlined' | 'text' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Of the colour of the text around it. */
  isPlain?: boolean | undefined;
  /** In a column it is as wide as its words. */
  isAtStart?: boolean | undefined;
  /** Its words begin where those above it do: always, or only on a phone, where it stands below what it belongs to. */
  flush?: 'always' | 'on-phone' | undefined;
  /** What stands before its words. */
  startIcon?: ReactNode;
  /** What stands behind them. */
  endIcon?: ReactNode;
}

/** A button with words; it sends no form unless it is of the type `submit`. */
export function Button({
  look,
  size,
  isPlain,
  isAtStart,
  flush,
  startIcon,
  endIcon,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return (
    <button {...rest} type={type} {...lookOf({ look, size, isPlain, isAtStart, flush, className })}>
      <StartIcon>{startIcon}</StartIcon>
      {children}
      <EndIcon>{endIcon}</EndIcon>
    </button>
  );
}

/** What makes an element look as a button. */
export function lookOf({
  look = 'text',
  size = 'medium',
  isPlain = false,
  isAtStart = false,
  flush,
  className,
}: ButtonLook & { className?: string | undefined }) {
  return {
    'data-look': look,
    className: classNames(
      styles['button'],
      styles[look],
      styles[size],
      isPlain && styles['plain'],
      isAtStart && styles['atStart'],
      flush === 'always' && styles['flush'],
      flush === 'on-phone' && styles['flushOnPhone'],
      className,
    ),
  };
}

/** Stands behind the words of a button; nothing without an icon. */
export function EndIcon({ children }: { children: ReactNode }) {
  return children && <span className={classNames(styles['icon'], styles['end'])}>{children}</span>;
}

/** Stands before the words of a button; nothing without an icon. */
export function StartIcon({ children }: { children: ReactNode }) {
  return (
    children && (
      <span data-start-icon className={styles['icon']}>
        {children}
      </span>
    )
  );
}
