import { mdiFormatListBulleted, mdiOpenInNew } from '@mdi/js';
import { Box, Dialog, IconButton, type Theme, Typography, useMediaQuery } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { HelpPlace } from '../core/help-place.ts';
import { icon } from '../core/ui/icon.ts';
import { CloseIcon } from '../core/ui/icons.ts';
import { HelpPages } from './HelpPages.tsx';
import { contentsPage, helpPath } from './help.paths.ts';
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
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  if (!hasRoom) {
    return (
      <Dialog fullScreen open={open} onClose={onClose} aria-labelledby={id}>
        <ClosedByNavigation onClose={onClose} />
        <PanelContent {...{ id, place, onClose }} />
      </Dialog>
    );
  }
  if (!open) return null;
  return (
    <Box
      component="aside"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flex: 'none',
        width: '23rem',
        height: '100dvh',
        position: 'sticky',
        top: 0,
        bgcolor: 'background.paper',
        borderLeft: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      <PanelContent {...{ id, place, onClose }} />
    </Box>
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
      <Box
        sx={{ display: 'flex', alignItems: 'center', flex: 'none', gap: 0.5, pl: 2, pt: 1, pr: 1 }}
      >
        <Typography
          ref={heading}
          id={id}
          component="h2"
          variant="h5"
          tabIndex={-1}
          sx={{ flex: 1, outline: 'none' }}
        >
          {helpText.title}
        </Typography>
        <IconButton
          aria-label={helpText.contents}
          title={helpText.contents}
          onClick={() => setFollowed({ from: place, place: contentsPage })}
        >
          <ContentsIcon />
        </IconButton>
        <IconButton
          href={helpPath(shown)}
          target="_blank"
          aria-label={helpText.ownTab}
          title={helpText.ownTab}
        >
          <TabIcon />
        </IconButton>
        <IconButton aria-label={helpText.close} title={helpText.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
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
