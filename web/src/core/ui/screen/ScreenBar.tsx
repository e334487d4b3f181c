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
      <Box sx={titleAndActionsStyle}>
        <Box sx={{ flex: '1 1 auto', minWidth: 0, maxWidth: '100%', hyphens: 'auto' }}>
          <Typography
            ref={heading}
            component="h1"
            variant="h5"
            tabIndex={-1}
            // Read out together where the screen opens and its title has the focus.
            aria-describedby={subject && subjectId}
            sx={{ outline: 'none' }}
          >
            {title}
          </Typography>
          {subject && (
            <Typography id={subjectId} component="h2" variant="subtitle1">
              {subject}
            </Typography>
          )}
        </Box>
        {actions && (
          <Box sx={{ display: 'flex', alignItems: 'center', flex: 'none', gap: 1 }}>{actions}</Box>
        )}
      </Box>
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

/**
 * The title is never cut: on a narrow window the buttons go below one that has no room beside them, and the bar grows
 * with both.
 */
const titleAndActionsStyle = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: 1,
  py: { xs: 1, md: 0.5 },
  overflowWrap: 'anywhere',
} as const;

function BackButton({ parentPath }: { parentPath: string }) {
  const goUp = useGoUp(parentPath);
  return (
    <IconButton aria-label="Wstecz" onClick={goUp} color="inherit">
      <BackIcon />
    </IconButton>
  );
}
