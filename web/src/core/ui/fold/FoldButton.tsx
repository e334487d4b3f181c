import { mdiChevronDown } from '@mdi/js';
import { Box } from '@mui/material';
import { icon } from '../icon.ts';
import type { Fold } from './fold.ts';

const ChevronIcon = icon(mdiChevronDown, 'Chevron');

interface FoldButtonProps extends Fold {
  children: string;
}

/** The heading of a section as what opens and closes it. */
export function FoldButton({ isOpen, toggle, contentId, children }: FoldButtonProps) {
  return (
    <Box
      component="button"
      type="button"
      aria-expanded={isOpen}
      aria-controls={contentId}
      onClick={toggle}
      sx={style}
    >
      {children}
      <ChevronIcon sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />
    </Box>
  );
}

/** The heading itself, as wide as its section. */
const style = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  width: '100%',
  minHeight: 44,
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
} as const;
