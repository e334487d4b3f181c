import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { ariaShortcut, shortcutText } from '../shortcut/keys.ts';
import { useShortcut } from '../shortcut/useShortcut.ts';
import { Button } from '../ui/elements/Button.tsx';
import styles from './KeyedButton.module.css';
import type { Press } from './press.ts';

interface KeyedButtonProps
  extends Omit<ComponentProps<typeof Button>, 'onClick' | 'children' | 'ref'> {
  /** The key that does the same, shown beside the label. */
  shortcut: string;
  /** Another key that does it, too. */
  also?: string;
  label: string;
  onPress: (press: Press) => void;
}

/** A button that a key presses, too, as long as nothing lies over it and nobody types. */
export function KeyedButton({
  shortcut,
  also = shortcut,
  label,
  onPress,
  disabled = false,
  ...button
}: KeyedButtonProps) {
  const element = useRef<HTMLButtonElement>(null);
  const since = useRef(0);
  // What it is called says what it does: under another name it has just come.
  useLayoutEffect(() => {
    if (label !== '') since.current = performance.now();
  }, [label]);
  const by =
    (keys: string) =>
    ({ timeStamp }: KeyboardEvent) => {
      if (!disabled) onPress({ at: timeStamp, since: since.current, key: shortcutText(keys) });
    };
  const byClick = ({ timeStamp, detail }: MouseEvent) => {
    // A click is aimed at what is seen, but for the second of a quick pair, whose first one brought what stands there now.
    onPress({ at: timeStamp, since: detail > 1 ? since.current : Number.NEGATIVE_INFINITY });
  };
  useShortcut({ keys: shortcut, label }, by(shortcut), element);
  useShortcut({ keys: also, label }, by(also), element);
  return (
    <Button
      {...button}
      ref={element}
      disabled={disabled}
      onClick={byClick}
      aria-keyshortcuts={[...new Set([shortcut, also])].map(ariaShortcut).join(' ')}
    >
      <span>{label}</span>
      <KeyCap keys={shortcut} />
    </Button>
  );
}

/** A key as the keyboard has it, for people who see; for screen readers the button names it. */
export function KeyCap({ keys }: { keys: string }) {
  return (
    <kbd aria-hidden className={styles['cap']}>
      {shortcutText(keys)}
    </kbd>
  );
}
