import { mdiHelpCircleOutline } from '@mdi/js';
import { IconButton } from '@mui/material';
import type { Ref } from 'react';
import { icon } from '../core/ui/icon.ts';
import { helpText } from './help.text.ts';
import { useHelpPlace } from './useHelpPlace.ts';

export const HelpIcon = icon(mdiHelpCircleOutline, 'Help');

interface HelpButtonProps {
  isOpen: boolean;
  onToggle: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** Opens the help of the screen in wide windows, and closes it; in others the user menu does. */
export function HelpButton({ isOpen, onToggle, ref }: HelpButtonProps) {
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
      sx={{ display: { xs: 'none', md: 'inline-flex' } }}
    >
      <HelpIcon />
    </IconButton>
  );
}
