import { Box } from '@mui/material';
import { useRef, useState } from 'react';
import { Outlet, useNavigation } from 'react-router';
import { latePart } from '../../core/ui/loading/late-part.tsx';
import { ProgressLine } from '../../core/ui/loading/ProgressLine.tsx';
import { ScreenSlotsContext } from '../../core/ui/screen/ScreenBar.tsx';
import { HelpButton } from '../../help/HelpButton.tsx';
import { useHelpPlace } from '../../help/useHelpPlace.ts';
import { Background } from './Background.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { UserMenu } from './UserMenu.tsx';

const HelpPanel = latePart(async () => (await import('../../help/HelpPanel.tsx')).HelpPanel);

/** The frame around every screen of the person signed in. */
export function AppLayout() {
  const helpPlace = useHelpPlace();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const helpButton = useRef<HTMLButtonElement>(null);
  const slots = {
    start: <MenuDrawer />,
    end: (
      <>
        <HelpButton
          ref={helpButton}
          isOpen={isHelpOpen}
          onToggle={() => setHelpOpen((wasOpen) => !wasOpen)}
          ahead={HelpPanel.ahead}
        />
        <UserMenu onOpenHelp={helpPlace === undefined ? undefined : () => setHelpOpen(true)} />
      </>
    ),
  };
  return (
    <ScreenSlotsContext value={slots}>
      <ShortcutHelp>
        <SkipLink />
        <NavigationProgress />
        <Box sx={{ display: 'flex' }}>
          <Sidebar />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Outlet />
            <Background />
          </Box>
          {helpPlace !== undefined && (
            <HelpPanel
              open={isHelpOpen}
              place={helpPlace}
              onClose={() => {
                setHelpOpen(false);
                helpButton.current?.focus();
              }}
            />
          )}
        </Box>
      </ShortcutHelp>
    </ScreenSlotsContext>
  );
}

/** A thin line while the next screen's code is on its way. */
function NavigationProgress() {
  return (
    <output>
      <ProgressLine
        open={useNavigation().state !== 'idle'}
        label="Wczytywanie ekranu"
        sx={{ position: 'fixed', top: 0, left: 0, right: 0, zIndex: 'tooltip' }}
      />
    </output>
  );
}
