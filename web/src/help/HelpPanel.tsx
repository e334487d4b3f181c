import { mdiFormatListBulleted, mdiOpenInNew } from '@mdi/js';
import { useEffect, useId, useRef, useState } from 'react';
import { contentsPage, type HelpPlace, helpPath } from '../core/help-place.ts';
import { useLocation } from '../core/navigation/place.ts';
import { IconButton, iconLookOf } from '../core/ui/elements/IconButton.tsx';
import { Text } from '../core/ui/elements/Text.tsx';
import { useMediaQuery } from '../core/ui/hooks/useMediaQuery.ts';
import { icon } from '../core/ui/icon.ts';
import { CloseIcon } from '../core/ui/icons.ts';
import { Dialog } from '../core/ui/overlays/Dialog.tsx';
import { HelpPages } from './HelpPages.tsx';
import styles from './HelpPanel.module.css';
import { helpText } from './help.text.ts';

const ContentsIcon = icon(mdiFormatListBulleted, 'Contents');
const TabIcon = icon(mdiOpenInNew, 'OpenInNew');

interface HelpPanelProps {
  open: boolean;
  /** The help of the screen that is shown. */
  place: HelpPlace;
  onClose: () => void;
}

/** The help of the screen: beside it where the window has room for both, else in its place. */
export function HelpPanel({ open, place, onClose }: HelpPanelProps) {
  const id = useId();
  const hasRoom = useMediaQuery('(min-width: 1200px)');
  if (!hasRoom) {
    return (
      <Dialog isFullScreen open={open} onClose={onClose} aria-labelledby={id}>
        <ClosedByNavigation onClose={onClose} />
        <PanelContent {...{ id, place, onClose }} />
      </Dialog>
    );
  }
  if (!open) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key does what the button within does
    <aside
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      className={styles['beside']}
    >
      <PanelContent {...{ id, place, onClose }} />
    </aside>
  );
}

interface PanelContentProps extends Omit<HelpPanelProps, 'open'> {
  /** Of the heading. */
  id: string;
}

function PanelContent({ id, place, onClose }: PanelContentProps) {
  // What was followed from the help of one screen is left with the screen.
  const [followed, setFollowed] = useState({ from: place, place });
  const shown = followed.from === place ? followed.place : place;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className={styles['head']}>
        <Text ref={heading} id={id} as="h2" kind="h5" tabIndex={-1} className={styles['title']}>
          {helpText.title}
        </Text>
        <IconButton
          aria-label={helpText.contents}
          title={helpText.contents}
          onClick={() => setFollowed({ from: place, place: contentsPage })}
        >
          <ContentsIcon />
        </IconButton>
        <a
          {...iconLookOf({})}
          href={helpPath(shown)}
          target="_blank"
          aria-label={helpText.ownTab}
          title={helpText.ownTab}
        >
          <TabIcon />
        </a>
        <IconButton aria-label={helpText.close} title={helpText.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <HelpPages
        place={shown}
        onFollow={(next) => setFollowed({ from: place, place: next })}
        isBeside
      />
    </>
  );
}

/** A link to a screen leads to what the help covers. */
function ClosedByNavigation({ onClose }: { onClose: () => void }) {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);
  return null;
}
