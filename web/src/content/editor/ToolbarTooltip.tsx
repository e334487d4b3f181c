import { Tooltip } from '@mui/material';

interface ToolbarTooltipProps {
  open: boolean;
  text: string;
  /** The button that it stands beside. */
  button: HTMLElement | undefined;
  onClose: () => void;
}

/** Says what a button of the toolbar does: one tooltip for all of them, whose code comes after the editor's. */
export function ToolbarTooltip({ open, text, button, onClose }: ToolbarTooltipProps) {
  return (
    <Tooltip
      open={open}
      onClose={onClose}
      title={text}
      // On a phone it lies over the buttons beside it, and must not take their press.
      disableInteractive
      slotProps={{
        // Within the toolbar, not at the end of the page, where it would be no part of the screen.
        popper: { anchorEl: button ?? null, disablePortal: true },
      }}
    >
      <span hidden />
    </Tooltip>
  );
}
