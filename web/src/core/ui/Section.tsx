import { Box, Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { FoldButton } from './fold/FoldButton.tsx';
import { useFold } from './fold/fold.ts';

interface SectionProps {
  title: string;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a screen with its own heading, which on a phone may be all of it that is seen at first. */
export function Section({ title, actions, children }: SectionProps) {
  const id = useId();
  const fold = useFold();
  const isFolded = fold?.isOpen === false;
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, minWidth: 0, ...(fold && foldingStyle) }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
          mb: isFolded ? 0 : 1.5,
        }}
      >
        <Typography
          id={id}
          component="h2"
          variant="h6"
          sx={{ overflowWrap: 'anywhere', flex: fold && '1 0 100%' }}
        >
          {fold ? <FoldButton {...fold}>{title}</FoldButton> : title}
        </Typography>
        {!isFolded && actions}
      </Box>
      <Box id={fold?.contentId} sx={isFolded ? foldedStyle : openStyle}>
        {children}
      </Box>
    </Paper>
  );
}

/** Its heading is as high as a finger is wide. */
const foldingStyle = { py: 1 } as const;

/** No box of its own, so that what comes in its place has not moved. */
const openStyle = { display: 'contents' } as const;

const foldedStyle = { display: 'none', '@media print': { display: 'block' } } as const;
