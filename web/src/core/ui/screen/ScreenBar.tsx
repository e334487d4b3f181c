import { mdiArrowLeft } from '@mdi/js';
import { Box, IconButton, Typography } from '@mui/material';
import { createContext, type ReactNode, type RefObject, use } from 'react';
import { icon } from '../icon.ts';
import { barContainer, barWithSubject } from './BarButton.tsx';
import { useGoUp } from './useGoUp.ts';

const BackIcon = icon(mdiArrowLeft, 'Back');

/** What the shell puts into every screen's app bar on narrow windows. */
interface ScreenSlots {
  /** Before the title: the button that opens the main menu. */
  start?: ReactNode;
  /** At the end: the button that opens the user menu. */
  end?: ReactNode;
  /** The search for everything lies over the screen: what is only read below it needs no cover of its own. */
  isSearching?: boolean;
}

/** Filled by the shell, so that `Screen` need not know it. */
export const ScreenSlotsContext = createContext<ScreenSlots>({});

interface ScreenBarProps {
  title: string;
  /** The id of what says which record the screen shows, if something does. */
  titleDescribedBy: string | undefined;
  /** The same, where it stands in the bar. */
  subject: ReactNode;
  /** The small type below the title. */
  note: ReactNode;
  back: string | undefined;
  actions: ReactNode;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The app bar of a screen: menu, back, title, actions, user. */
export function ScreenBar({
  title,
  titleDescribedBy,
  subject,
  note,
  back,
  actions,
  heading,
}: ScreenBarProps) {
  const { start, end } = use(ScreenSlotsContext);
  return (
    <Box component="header" {...(subject && { className: barWithSubject })} sx={barStyle}>
      {start}
      {back !== undefined && <BackButton parentPath={back} />}
      <Box sx={titleAndActionsStyle}>
        <Box
          sx={{
            // A title, and a record's name, have more lines before the buttons have to go below them.
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'center',
            minHeight: 44,
            flexGrow: 1,
            flexBasis: subject ? '12rem' : 'min-content',
            minWidth: 0,
            maxWidth: '100%',
            hyphens: 'auto',
            // A word that is longer than the window is broken, but asks for its whole width first.
            overflowWrap: 'break-word',
          }}
        >
          <Typography
            ref={heading}
            component="h1"
            variant="h5"
            tabIndex={-1}
            // Read out together where the screen opens and its title has the focus.
            aria-describedby={titleDescribedBy}
            // In the narrowest windows a long word has room beside the buttons, in the largest type, too.
            sx={{ outline: 'none', fontSize: { xs: 'min(1.25rem, 6vw)', sm: '1.25rem' } }}
          >
            {title}
          </Typography>
          {subject}
          {note && (
            <Typography component="div" sx={noteStyle}>
              {note}
            </Typography>
          )}
        </Box>
        {actions && (
          <Box sx={buttonsStyle}>
            {actions}
            {end}
          </Box>
        )}
      </Box>
      {!actions && end}
    </Box>
  );
}

const barStyle = {
  container: `${barContainer} / inline-size`,
  display: 'flex',
  // Where the buttons stand below the title, what is before it stays beside it.
  alignItems: { xs: 'flex-start', md: 'center' },
  gap: { xs: 0.5, sm: 1 },
  flexShrink: 0,
  minHeight: { xs: 56, sm: 64 },
  px: { xs: 1.5, sm: 3 },
  py: { xs: 0.75, md: 0 },
  bgcolor: 'background.paper',
  color: 'text.primary',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/**
 * The title is never cut: on a narrow window it has more lines, the buttons go below one that has a word too long to
 * stand beside them, and the bar grows with both.
 */
const titleAndActionsStyle = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: { xs: 0.5, sm: 1 },
  py: { md: 0.5 },
} as const;

/** As high before it is known. */
const noteStyle = { fontSize: '0.875rem', lineHeight: 1.2, minHeight: '1lh' } as const;

/** In one line, wherever it stands. */
const buttonsStyle = {
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: { xs: 0.5, sm: 1 },
  // On a phone a word says enough without its icon, and so stands beside the title.
  [`@container ${barContainer} (max-width: 26rem)`]: {
    '.MuiButton-startIcon': { display: 'none' },
  },
} as const;

function BackButton({ parentPath }: { parentPath: string }) {
  const goUp = useGoUp(parentPath);
  return (
    <IconButton aria-label="Wstecz" onClick={goUp} color="inherit">
      <BackIcon />
    </IconButton>
  );
}
