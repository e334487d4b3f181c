import { mdiHelpCircleOutline } from '@mdi/js';
import { IconButton, type IconButtonProps } from '@mui/material';
import type { Ref } from 'react';
import { icon } from '../core/ui/icon.ts';
import { helpText } from './help.text.ts';
import { useHelpPlace } from './useHelpPlace.ts';

export const HelpIcon = icon(mdiHelpCircleOutline, 'Help');

interface HelpButtonProps {
  isOpen: boolean;
  onToggle: () => void;
  /** Has what it opens fetched, as soon as the pointer or the focus is there. */
  ahead: Pick<IconButtonProps, 'onPointerEnter' | 'onFocus'>;
  ref: Ref<HTMLButtonElement>;
}

/** Opens the help of the screen in wide windows, and closes it; in others the user menu does. */
export function HelpButton({ isOpen, onToggle, ahead, ref }: HelpButtonProps) {
  if (useHelpPlace() === undefined) return null;
  return (
    <IconButton
      ref={ref}
      edge="end"
      color="inherit"
      aria-label={helpText.open}
      title={helpText.open}
      aria-expanded={isOpen}
      onClick={onToggle}
      {...ahead}
      sx={{ display: { xs: 'none', md: 'inline-flex' } }}
    >
      <HelpIcon />
    </IconButton>
  );
}
