import { Box, Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';
import { ariaShortcut, shortcutText } from '../../core/shortcut/keys.ts';
import { useShortcut } from '../../core/shortcut/useShortcut.ts';

interface KeyedButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  /** The key that does the same, told beside the label. */
  shortcut: string;
  label: string;
  onPress: () => void;
}

/** A button that a key presses, too, as long as nothing lies over it and nobody types. */
export function KeyedButton({
  shortcut,
  label,
  onPress,
  disabled = false,
  ...button
}: KeyedButtonProps) {
  const element = useRef<HTMLButtonElement>(null);
  const press = () => {
    if (!disabled) onPress();
  };
  useShortcut({ keys: shortcut, label }, press, element);
  return (
    <Button
      {...button}
      ref={element}
      disabled={disabled}
      onClick={press}
      aria-keyshortcuts={ariaShortcut(shortcut)}
    >
      <span>{label}</span>
      <KeyCap keys={shortcut} />
    </Button>
  );
}

/** A key as the keyboard has it, for who sees; screen readers are told by the button. */
export function KeyCap({ keys }: { keys: string }) {
  return (
    <Box component="kbd" aria-hidden sx={capStyle}>
      {shortcutText(keys)}
    </Box>
  );
}

const capStyle = {
  ml: 1,
  px: 0.75,
  border: 1,
  borderColor: 'currentcolor',
  borderRadius: 1,
  font: 'inherit',
  fontSize: '0.8125em',
  lineHeight: 1.5,
  // Where there is no keyboard it says nothing.
  '@media (hover: none) and (pointer: coarse)': { display: 'none' },
} as const;
