import { ProgressBar } from '../elements/ProgressBar.tsx';

interface ProgressLineProps {
  open: boolean;
  /** Says what is on its way. */
  label: string;
  className: string | undefined;
}

/** A thin line while something is on its way. */
export function ProgressLine({ open, label, className }: ProgressLineProps) {
  return open && <ProgressBar isThin label={label} className={className} />;
}
