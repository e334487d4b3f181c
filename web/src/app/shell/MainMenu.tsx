import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { matchPath, useLocation } from 'react-router';
import type { MenuItem } from '../../core/area.ts';
import { ScreenLink } from '../../core/ui/loading/ScreenLink.tsx';
import { useSession } from '../../session/session.ts';
import { mainMenu } from '../menu.ts';
import { menuItemStyle, plannedItemStyle } from './menu-styles.ts';

/** The main menu: what the role of the person signed in opens. */
export function MainMenu() {
  const { role } = useSession();
  const { pathname } = useLocation();
  return (
    <nav aria-label="Menu główne">
      <List disablePadding>
        {mainMenu(role).map((item) => (
          <ListItem key={item.label} disablePadding>
            {item.to === undefined ? (
              <PlannedItem item={item} />
            ) : (
              <LinkItem item={item} to={item.to} isCurrent={isWithin(item, pathname)} />
            )}
          </ListItem>
        ))}
      </List>
    </nav>
  );
}

interface LinkItemProps {
  item: MenuItem;
  to: string;
  isCurrent: boolean;
}

function LinkItem({ item: { label, icon: Icon }, to, isCurrent }: LinkItemProps) {
  return (
    <ListItemButton
      component={ScreenLink}
      to={to}
      selected={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      sx={menuItemStyle}
    >
      <ListItemIcon>
        <Icon />
      </ListItemIcon>
      <ListItemText primary={label} />
    </ListItemButton>
  );
}

/** A link to nowhere yet: it can be read, but neither pressed nor reached by Tab. */
function PlannedItem({ item: { label, icon: Icon } }: { item: MenuItem }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <a> without href is no link to a screen reader
    <Box component="a" role="link" aria-disabled="true" sx={plannedItemStyle}>
      <ListItemIcon>
        <Icon />
      </ListItemIcon>
      <ListItemText primary={label} secondary="wkrótce" />
    </Box>
  );
}

function isWithin({ sections, to }: MenuItem, pathname: string): boolean {
  return sections.some((path) => matchPath({ path, end: to === '/' }, pathname) !== null);
}
