import type { CardLevel } from '@grzadka/contract/core/system-card';
import { Box, Paper, Link as TextLink, Typography } from '@mui/material';
import { useState } from 'react';
import type { CardDialog, SystemCard } from '../core/system-card.ts';
import { ScreenLink } from '../core/ui/loading/ScreenLink.tsx';
import { LevelChip } from './LevelChip.tsx';
import { systemText } from './system.text.ts';

interface SystemCardTileProps {
  card: SystemCard;
  /** Null where it could not be found out, or where the card tells none. */
  state: { readonly level: CardLevel } | null;
}

/** A card of the screen 'System': all of it leads where its title does, to a screen or a dialog. */
export function SystemCardTile({
  card: { title, icon: Icon, to, dialog, text, state: told },
  state,
}: SystemCardTileProps) {
  const sentence = state ? told?.sentence(state) : systemText.unknownHint;
  return (
    <Paper component="li" sx={tileStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Icon color="primary" />
        <Typography component="h2" variant="h6" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {dialog ? (
            <DialogTitleButton title={title} dialog={dialog} />
          ) : (
            <TextLink component={ScreenLink} to={to} color="inherit" underline="hover">
              {title}
            </TextLink>
          )}
        </Typography>
      </Box>
      {told && (
        <div>
          <LevelChip level={state && state.level} />
        </div>
      )}
      <Typography sx={{ overflowWrap: 'anywhere' }}>{told ? sentence : text}</Typography>
    </Paper>
  );
}

interface DialogTitleButtonProps {
  title: string;
  dialog: CardDialog;
}

/** The title of a card that opens a dialog. */
function DialogTitleButton({ title, dialog: CardsDialog }: DialogTitleButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextLink
        component="button"
        type="button"
        aria-haspopup="dialog"
        color="inherit"
        underline="hover"
        onClick={() => setOpen(true)}
        sx={{ font: 'inherit', textAlign: 'start' }}
      >
        {title}
      </TextLink>
      <CardsDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const tileStyle = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  p: 2,
  minWidth: 0,
  // The link or button covers its card; the ring of the keyboard's focus goes round the whole of it.
  ':is(a, button)::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
  ':is(a, button):focus-visible': { outline: 'none' },
  ':is(a, button):focus-visible::after': {
    outline: '3px solid var(--focus-ring)',
    outlineOffset: 2,
  },
  '&:hover': { bgcolor: 'action.hover' },
} as const;
