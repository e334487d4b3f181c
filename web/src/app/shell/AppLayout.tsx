import { Box } from '@mui/material';
import { Outlet } from 'react-router';
import { ScreenSlotsContext } from '../../core/ui/screen/ScreenBar.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
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
