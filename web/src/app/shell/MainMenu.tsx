import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { Link, matchPath, useLocation } from 'react-router';
import { useSession } from '../../session/session.ts';
import { type MenuEntry, mainMenu } from '../menu.ts';
import { menuItemStyle, plannedItemStyle } from './menu-styles.ts';

/** The main menu: what the role of the person signed in opens. */
export function MainMenu() {
  const { role } = useSession();
  const { pathname } = useLocation();
  return (
    <nav aria-label="Menu główne">
      <List disablePadding>
        {mainMenu(role).map((entry) => (
          <ListItem key={entry.label} disablePadding>
            {entry.to === undefined ? (
              <PlannedItem entry={entry} />
            ) : (
              <MenuItem entry={entry} to={entry.to} isCurrent={isWithin(entry, pathname)} />
            )}
          </ListItem>
        ))}
      </List>
    </nav>
  );
}

interface MenuItemProps {
  entry: MenuEntry;
  to: string;
  isCurrent: boolean;
}

function MenuItem({ entry: { label, icon: Icon }, to, isCurrent }: MenuItemProps) {
  return (
    <ListItemButton
      component={Link}
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
function PlannedItem({ entry: { label, icon: Icon } }: { entry: MenuEntry }) {
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

function isWithin({ sections, to }: MenuEntry, pathname: string): boolean {
  return sections.some((path) => matchPath({ path, end: to === '/' }, pathname) !== null);
}
