import { Box } from '@mui/material';
import { Outlet, useNavigation } from 'react-router';
import { ProgressLine } from '../../core/ui/ProgressLine.tsx';
import { ScreenSlotsContext } from '../../core/ui/screen/ScreenBar.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { UserMenu } from './UserMenu.tsx';

const slots = { start: <MenuDrawer />, end: <UserMenu /> };

/** The frame around every screen of the person signed in. */
export function AppLayout() {
  return (
    <ScreenSlotsContext value={slots}>
      <SkipLink />
      <NavigationProgress />
      <Box sx={{ display: 'flex' }}>
        <Sidebar />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Outlet />
        </Box>
      </Box>
    </ScreenSlotsContext>
  );
}

/** A thin line while the next screen's code is on its way. */
function NavigationProgress() {
  return (
    <ProgressLine
      open={useNavigation().state !== 'idle'}
      label="Wczytywanie ekranu"
      sx={{ position: 'fixed', top: 0, left: 0, right: 0, zIndex: 'tooltip' }}
    />
  );
}
