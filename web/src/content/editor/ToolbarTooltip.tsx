import { Tooltip } from '../../core/ui/overlays/Tooltip.tsx';

interface ToolbarTooltipProps {
  open: boolean;
  text: string;
  /** The button that it stands beside. */
  button: HTMLElement | undefined;
  onClose: () => void;
}

/**
 * Says what a button of the toolbar does: one tooltip for all of them, whose code comes after the editor's. It stands in the
 * toolbar, not at the end of the page, where it would be no part of the screen.
 */
export function ToolbarTooltip({ open, text, button, onClose }: ToolbarTooltipProps) {
  return (
    <Tooltip open={open} anchor={button} onClose={onClose}>
      {text}
    </Tooltip>
  );
}
