import { mdiTextBoxSearchOutline } from '@mdi/js';
import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';
import { ariaShortcut, shortcutText } from '../core/shortcut/keys.ts';
import { useShortcut } from '../core/shortcut/useShortcut.ts';
import { icon } from '../core/ui/icon.ts';
import { barContainer, barWithSubject } from '../core/ui/screen/BarButton.tsx';
import { readingCover } from '../core/ui/screen/WaitingOverlay.tsx';
import { plainShortcut, searchShortcut } from './search-shortcut.ts';

const SearchAllIcon = icon(mdiTextBoxSearchOutline, 'SearchAll');

const { keys, label } = searchShortcut;

/** The field of the search for everything at the head of a screen; where the bar is narrow its icon. */
export function SearchButton(button: Pick<ButtonProps, 'onClick' | 'onPointerEnter' | 'onFocus'>) {
  return (
    <Button
      color="inherit"
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaShortcut(keys)}
      title={`${label} (${shortcutText(keys)})`}
      sx={fieldStyle}
      {...button}
    >
      <SearchAllIcon />
      <span>{label}</span>
    </Button>
  );
}

const fieldStyle = {
  flex: 'none',
  minWidth: 44,
  px: 1.25,
  gap: 0.75,
  whiteSpace: 'nowrap',
  fontWeight: 400,
  displayPrint: 'none',
  '& > span': { display: 'none' },
  // In the narrowest bar with the largest type the title stands beside the buttons all the same.
  [`@container ${barContainer} (max-width: 17rem)`]: { minWidth: 36, px: 0.75, mx: -0.5 },
  [`@container ${barContainer} (min-width: 54rem)`]: {
    border: 1,
    borderColor: 'text.disabled',
    color: 'text.secondary',
    '& > span': { display: 'inline' },
  },
  // The name of a record has the room.
  [`.${barWithSubject} &`]: { border: 0, color: 'inherit', '& > span': { display: 'none' } },
} as const;

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
