import { mdiTextBoxSearchOutline } from '@mdi/js';
import { type ComponentProps, useRef } from 'react';
import { ariaShortcut, shortcutText } from '../core/shortcut/keys.ts';
import { useShortcut } from '../core/shortcut/useShortcut.ts';
import { Button } from '../core/ui/elements/Button.tsx';
import { icon } from '../core/ui/icon.ts';
import { readingCover } from '../core/ui/screen/WaitingOverlay.tsx';
import styles from './SearchButton.module.css';
import { plainShortcut, searchShortcut } from './search-shortcut.ts';

const SearchAllIcon = icon(mdiTextBoxSearchOutline, 'SearchAll');

const { keys, label } = searchShortcut;

/** The field of the search for everything at the head of a screen; where the bar is narrow its icon. */
export function SearchButton(
  button: Pick<ComponentProps<'button'>, 'onClick' | 'onPointerEnter' | 'onFocus'>,
) {
  return (
    <Button
      isPlain
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaShortcut(keys)}
      title={`${label} (${shortcutText(keys)})`}
      className={styles['field']}
      {...button}
    >
      <SearchAllIcon />
      <span>{label}</span>
    </Button>
  );
}

/**
 * The keys that open the search. It stands before the screens, so that what these bind to the same keys came later and acts: a list's own
 * search, a link in a text. A screen that is still being read does not keep it waiting.
 */
export function SearchKeys({ onOpen }: { onOpen: () => void }) {
  const part = useRef<HTMLSpanElement>(null);
  useShortcut(searchShortcut, onOpen, part, readingCover);
  useShortcut(plainShortcut, onOpen, part, readingCover);
  return <span ref={part} hidden />;
}
