import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { IconButton } from './elements/IconButton.tsx';
import { icon } from './icon.ts';

const HidePasswordIcon = icon(mdiEyeOffOutline, 'HidePassword');
const ShowPasswordIcon = icon(mdiEyeOutline, 'ShowPassword');

interface RevealButtonProps {
  isVisible: boolean;
  onToggle: () => void;
}

/** The button at the end of a password field that makes its text visible. */
export function RevealButton({ isVisible, onToggle }: RevealButtonProps) {
  return (
    <IconButton
      edge="end"
      aria-label={isVisible ? 'Ukryj hasło' : 'Pokaż hasło'}
      onClick={onToggle}
    >
      {isVisible ? <HidePasswordIcon /> : <ShowPasswordIcon />}
    </IconButton>
  );
}
