import { type ReactNode, useRef, useState } from 'react';
import { boundShortcuts, type Shortcut } from '../../core/shortcut/bound-shortcuts.ts';
import { useShortcut, useToldShortcuts } from '../../core/shortcut/useShortcut.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { ShortcutHelpContext, shortcutHelpText } from './shortcut-help.ts';

const ShortcutDialog = latePart(async () => (await import('./ShortcutDialog.tsx')).ShortcutDialog);

const helpShortcut = { keys: '?', label: shortcutHelpText.title };
const everywhere = [{ keys: 'Escape', label: shortcutHelpText.leave }];

/** Shows which shortcuts act on the screen, when a key or a menu within it asks for them. */
export function ShortcutHelp({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [shortcuts, setShortcuts] = useState<readonly Shortcut[]>([]);
  const show = () => {
    setShortcuts(boundShortcuts());
    setOpen(true);
  };
  useToldShortcuts(everywhere);
  useShortcut(helpShortcut, show, frame);
  return (
    <ShortcutHelpContext value={show}>
      <div ref={frame}>{children}</div>
      <ShortcutDialog open={isOpen} shortcuts={shortcuts} onClose={() => setOpen(false)} />
    </ShortcutHelpContext>
  );
}
