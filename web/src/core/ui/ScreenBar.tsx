import { AppBar, IconButton, Toolbar, Typography } from '@mui/material';
import { type ReactNode, type RefObject, use } from 'react';
import { BackIcon } from './icons.ts';
import { ScreenSlotsContext } from './screen-slots.ts';
import { useGoUp } from './useGoUp.ts';

interface ScreenBarProps {
  title: string;
  back: string | undefined;
  actions: ReactNode;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The app bar of a screen: menu, back, title, actions, user. */
export function ScreenBar({ title, back, actions, heading }: ScreenBarProps) {
  const { start, end } = use(ScreenSlotsContext);
  return (
    <AppBar position="static">
      <Toolbar sx={{ gap: 1 }}>
        {start}
        {back !== undefined && <BackButton parentPath={back} />}
        <Typography
          ref={heading}
          component="h1"
          variant="h5"
          tabIndex={-1}
          sx={{
            flex: 1,
            minWidth: 0,
            outline: 'none',
            overflowWrap: 'anywhere',
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {title}
        </Typography>
        {actions}
        {end}
      </Toolbar>
    </AppBar>
  );
}

function BackButton({ parentPath }: { parentPath: string }) {
  const goUp = useGoUp(parentPath);
  return (
    <IconButton aria-label="Wstecz" onClick={goUp} color="inherit">
      <BackIcon />
    </IconButton>
  );
}
