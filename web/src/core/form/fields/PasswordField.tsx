import { IconButton } from '@mui/material';
import { useState } from 'react';
import { HidePasswordIcon, ShowPasswordIcon } from '../../ui/icons.ts';
import { FormTextField } from './TextField.tsx';

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
}

/** A password field whose text can be made visible. */
export function PasswordField(props: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <FormTextField
      {...props}
      type={isVisible ? 'text' : 'password'}
      adornment={<RevealButton isVisible={isVisible} onToggle={() => setVisible(!isVisible)} />}
    />
  );
}

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
