import { Box, Paper, type SvgIconProps, Link as TextLink, Typography } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { ScreenLink } from './loading/ScreenLink.tsx';

/** As many cards in a row as have room for a line of text. */
export function TileGrid({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={gridStyle}>
      {children}
    </Box>
  );
}

interface TileProps {
  icon: ComponentType<SvgIconProps>;
  /** A link or a button, which covers the whole card. */
  title: ReactNode;
  children: ReactNode;
}

/** A card of a screen that leads to others: all of it leads where its title does. */
export function Tile({ icon: Icon, title, children }: TileProps) {
  return (
    <Paper component="li" sx={tileStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Icon color="primary" />
        <Typography component="h2" variant="h6" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      </Box>
      {children}
    </Paper>
  );
}

/** The title of a card that leads to a screen. */
export function TileLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink component={ScreenLink} to={to} color="inherit" underline="hover">
      {children}
    </TextLink>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

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
