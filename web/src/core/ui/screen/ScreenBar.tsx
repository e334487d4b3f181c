import { mdiArrowLeft } from '@mdi/js';
import { AppBar, IconButton, Toolbar, Typography } from '@mui/material';
import { createContext, type ReactNode, type RefObject, use } from 'react';
import { icon } from '../icon.ts';
import { useGoUp } from './useGoUp.ts';

const BackIcon = icon(mdiArrowLeft, 'Back');

/** What the shell puts into every screen's app bar on narrow windows. */
interface ScreenSlots {
  /** Before the title: the button that opens the main menu. */
  start?: ReactNode;
  /** At the end: the button that opens the user menu. */
  end?: ReactNode;
}

/** Filled by the shell, so that `Screen` need not know it. */
export const ScreenSlotsContext = createContext<ScreenSlots>({});

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
