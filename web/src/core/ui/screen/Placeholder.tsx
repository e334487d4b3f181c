import { Box, type SvgIcon, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface PlaceholderProps {
  icon: typeof SvgIcon;
  title: string;
  text?: string | undefined;
  /** The way on: a button or a link. */
  children?: ReactNode;
}

/** A message that stands where a screen's content would: nothing here, no access, not yet built. */
export function Placeholder({ icon: Icon, title, text, children }: PlaceholderProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 2,
        maxWidth: '34rem',
        mx: 'auto',
        px: 2,
        py: { xs: 4, sm: 8 },
        textAlign: 'center',
        overflowWrap: 'anywhere',
        // So that the way on is in sight in a window enlarged to twice its size.
        '@media (max-height: 480px)': { py: 2 },
        // No last word on a line of its own.
        textWrap: 'balance',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeContent: 'center',
          width: 96,
          height: 96,
          borderRadius: '50%',
          bgcolor: 'secondary.light',
          color: 'secondary.main',
          '@media (max-height: 480px)': { display: 'none' },
        }}
      >
        <Icon sx={{ fontSize: 48 }} />
      </Box>
      <Typography variant="h5" component="h2">
        {title}
      </Typography>
      {text && <Typography color="textSecondary">{text}</Typography>}
      {children}
    </Box>
  );
}
