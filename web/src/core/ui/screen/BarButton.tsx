import { Button, type ButtonProps, type SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';

/** The app bar, as what stands in it asks for its width. */
export const barContainer = 'bar';

interface BarButtonProps extends Omit<ButtonProps, 'title' | 'children' | 'startIcon' | 'sx'> {
  icon: ComponentType<SvgIconProps>;
  /** What the eye reads. */
  word: string;
  /** What it does in full, the word included. */
  label: string;
  /** The keys that do the same. */
  keys?: string;
}

/**
 * A button with an icon and a word. In an app bar too narrow for the words of all its buttons, which is measured in widths
 * of the type in it, the icon is all.
 */
export function BarButton({ icon: Icon, word, label, keys, endIcon, ...button }: BarButtonProps) {
  return (
    <Button
      color="inherit"
      aria-label={label}
      aria-keyshortcuts={keys}
      title={keys === undefined ? label : `${label} (${keys})`}
      sx={barButtonStyle}
      {...button}
    >
      <Icon />
      <span>{word}</span>
      {endIcon}
    </Button>
  );
}

const barButtonStyle = {
  flex: 'none',
  minWidth: 44,
  px: 1.25,
  gap: 0.75,
  whiteSpace: 'nowrap',
  [`@container ${barContainer} (max-width: 50rem)`]: { '& > svg + span': { display: 'none' } },
} as const;
