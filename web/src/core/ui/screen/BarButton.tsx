import { Button, type ButtonProps, type SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';

/** The app bar, as what stands in it asks for its width. */
export const barContainer = 'bar';

/** The class of an app bar that names a record below its title. */
export const barWithSubject = 'bar-with-subject';

interface BarButtonProps
  extends Omit<ButtonProps, 'title' | 'children' | 'startIcon' | 'endIcon' | 'sx'> {
  icon: ComponentType<SvgIconProps>;
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
      color="inherit"
      aria-label={label}
      aria-keyshortcuts={keys}
      title={keys === undefined ? label : `${label} (${keys})`}
      data-count={count || undefined}
      sx={barButtonStyle}
      {...button}
    >
      <Icon />
      <span>{word}</span>
    </Button>
  );
}

const barButtonStyle = {
  flex: 'none',
  minWidth: 44,
  px: 1.25,
  gap: 0.75,
  whiteSpace: 'nowrap',
  // In a pill; as an element of its own it would be a part of the words that its name has to have.
  '&[data-count]::after': {
    content: 'attr(data-count)',
    minWidth: '1.25rem',
    px: 0.75,
    borderRadius: '0.625rem',
    bgcolor: 'secondary.main',
    color: 'secondary.contrastText',
    fontSize: '0.75rem',
    lineHeight: '1.25rem',
  },
  [`@container ${barContainer} (max-width: 50rem)`]: { '& > svg + span': { display: 'none' } },
} as const;
