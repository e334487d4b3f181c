import { mdiHelpCircleOutline } from '@mdi/js';
import type { ComponentProps, Ref } from 'react';
import { IconButton } from '../core/ui/elements/IconButton.tsx';
import { icon } from '../core/ui/icon.ts';
import styles from './HelpButton.module.css';
import { helpText } from './help.text.ts';
import { useHelpPlace } from './useHelpPlace.ts';

export const HelpIcon = icon(mdiHelpCircleOutline, 'Help');

interface HelpButtonProps {
  isOpen: boolean;
  onToggle: () => void;
  /** Has what it opens fetched, as soon as the pointer or the focus is there. */
  ahead: Pick<ComponentProps<'button'>, 'onPointerEnter' | 'onFocus'>;
  ref: Ref<HTMLButtonElement>;
}

/** Opens the help of the screen in wide windows, and closes it; in others the user menu does. */
export function HelpButton({ isOpen, onToggle, ahead, ref }: HelpButtonProps) {
  if (useHelpPlace() === undefined) return null;
  return (
    <IconButton
      ref={ref}
      edge="end"
      isPlain
      aria-label={helpText.open}
      title={helpText.open}
      aria-expanded={isOpen}
      onClick={onToggle}
      {...ahead}
      className={styles['wide']}
    >
      <HelpIcon />
    </IconButton>
  );
}
