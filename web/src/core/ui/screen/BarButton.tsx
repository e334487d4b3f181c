import type { ComponentProps } from 'react';
import { Button } from '../elements/Button.tsx';
import type { IconComponent } from '../icon.ts';
import styles from './BarButton.module.css';

interface BarButtonProps
  extends Omit<ComponentProps<'button'>, 'title' | 'children' | 'className'> {
  icon: IconComponent;
  /** What the eye reads. */
  word: string;
  /** What it does in full, the word included. */
  label: string;
  /** The keys that do the same. */
  keys?: string;
  /** A number to be seen beside it, which `label` says in words; none if it is 0. */
  count?: number;
}

/**
 * A button with an icon and a word. In an app bar too narrow for the words of all its buttons, which is measured in widths
 * of the type in it, the icon is all.
 */
export function BarButton({ icon: Icon, word, label, keys, count, ...button }: BarButtonProps) {
  return (
    <Button
      isPlain
      aria-label={label}
      aria-keyshortcuts={keys}
      title={keys === undefined ? label : `${label} (${keys})`}
      data-count={count || undefined}
      className={styles['button']}
      {...button}
    >
      <Icon />
      <span>{word}</span>
    </Button>
  );
}
