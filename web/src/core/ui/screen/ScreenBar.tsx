import { mdiArrowLeft } from '@mdi/js';
import { Box, IconButton, Typography } from '@mui/material';
import { createContext, type ReactNode, type RefObject, use, useId } from 'react';
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
  subject: string | undefined;
  back: string | undefined;
  actions: ReactNode;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The app bar of a screen: menu, back, title, actions, user. */
export function ScreenBar({ title, subject, back, actions, heading }: ScreenBarProps) {
  const subjectId = useId();
  const { start, end } = use(ScreenSlotsContext);
  return (
    <Box component="header" sx={barStyle}>
      {start}
      {back !== undefined && <BackButton parentPath={back} />}
      <Box sx={{ flex: 1, minWidth: 0, py: 0.5 }}>
        <Typography
          ref={heading}
          component="h1"
          variant="h5"
          tabIndex={-1}
          // Read out together where the screen opens and its title has the focus.
          aria-describedby={subject && subjectId}
          sx={{ ...twoLines, outline: 'none' }}
        >
          {title}
        </Typography>
        {subject && (
          <Typography id={subjectId} component="h2" variant="subtitle1" sx={twoLines}>
            {subject}
          </Typography>
        )}
      </Box>
      {actions}
      {end}
    </Box>
  );
}

const barStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  flexShrink: 0,
  minHeight: { xs: 56, sm: 64 },
  px: { xs: 2, sm: 3 },
  bgcolor: 'background.paper',
  color: 'text.primary',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** What does not fit into two lines is left out. */
const twoLines = {
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

function BackButton({ parentPath }: { parentPath: string }) {
  const goUp = useGoUp(parentPath);
  return (
    <IconButton aria-label="Wstecz" onClick={goUp} color="inherit">
      <BackIcon />
    </IconButton>
  );
}
