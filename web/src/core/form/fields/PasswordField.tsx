import { useState } from 'react';
import { RevealButton } from '../../ui/RevealButton.tsx';
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
