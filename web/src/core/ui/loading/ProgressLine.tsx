import type { SxProps } from '@mui/material/styles';
import { latePart } from './late-part.tsx';

interface ProgressLineProps {
  open: boolean;
  /** Says what is on its way. */
  label: string;
  sx: SxProps;
}

/** A thin line while something is on its way. */
export const ProgressLine = latePart<ProgressLineProps>(async () => {
  // Not from '@mui/material': what is asked of that as a whole comes with the start of the page.
  const { default: LinearProgress } = await import('@mui/material/LinearProgress');
  return ({ open, label, sx }) => open && <LinearProgress aria-label={label} sx={sx} />;
});
