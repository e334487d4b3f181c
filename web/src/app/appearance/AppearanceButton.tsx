import { useState } from 'react';
import { IconButton } from '../../core/ui/elements/IconButton.tsx';
import { AppearanceIcon, AppearancePanel } from './AppearancePanel.ts';

/** Opens the choice of colours and type, from an icon. */
export function AppearanceButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        isPlain
        aria-label="Wygląd"
        title="Wygląd"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...AppearancePanel.ahead}
      >
        <AppearanceIcon />
      </IconButton>
      <AppearancePanel open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
