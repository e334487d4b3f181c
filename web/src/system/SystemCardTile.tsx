import type { CardLevel } from '@grzadka/contract/core/system-card';
import { Box, Link as TextLink, Paper, Typography } from '@mui/material';
import type { SystemCard } from '../core/system-card.ts';
import { ScreenLink } from '../core/ui/loading/ScreenLink.tsx';
import { LevelChip } from './LevelChip.tsx';
import { systemText } from './system.text.ts';

interface SystemCardTileProps {
  card: SystemCard;
  /** Undefined while it is not known yet, null where it could not be found out. */
  state: { readonly level: CardLevel } | null | undefined;
}

/** A card of the screen 'System': all of it leads where its title does. */
export function SystemCardTile({
  card: { title, icon: Icon, to, text, state: told },
  state,
}: SystemCardTileProps) {
  const sentence = state ? told?.sentence(state) : state === null && systemText.unknownHint;
  return (
    <Paper component="li" sx={tileStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Icon color="primary" />
        <Typography component="h2" variant="h6" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <TextLink component={ScreenLink} to={to} color="inherit" underline="hover">
            {title}
          </TextLink>
        </Typography>
      </Box>
      {told && (
        <div>
          <LevelChip level={state ? state.level : state} />
        </div>
      )}
      <Typography sx={{ overflowWrap: 'anywhere' }}>{told ? sentence : text}</Typography>
    </Paper>
  );
}

const tileStyle = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  p: 2,
  minWidth: 0,
  // The link covers its card; the ring of the keyboard's focus goes round the whole of it.
  'a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
  'a:focus-visible': { outline: 'none' },
  'a:focus-visible::after': { outline: '3px solid var(--focus-ring)', outlineOffset: 2 },
  '&:hover': { bgcolor: 'action.hover' },
} as const;
