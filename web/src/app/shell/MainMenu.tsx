import { Box, ButtonBase } from '@mui/material';
import { matchPath, useLocation } from 'react-router';
import type { MenuItem } from '../../core/area.ts';
import { ScreenLink } from '../../core/ui/loading/ScreenLink.tsx';
import { useSession } from '../../session/session.ts';
import { mainMenu } from '../menu.ts';
import { menuItemStyle, menuStyle, plannedItemStyle } from './menu-styles.ts';

/** The main menu: what the role of the person signed in opens. */
export function MainMenu() {
  const { role } = useSession();
  const { pathname } = useLocation();
  return (
    <nav aria-label="Menu główne">
      <Box component="ul" sx={menuStyle}>
        {mainMenu(role).map((item) => (
          <li key={item.label}>
            {item.to === undefined ? (
              <PlannedItem item={item} />
            ) : (
              <LinkItem item={item} to={item.to} isCurrent={isWithin(item, pathname)} />
            )}
          </li>
        ))}
      </Box>
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
    <ButtonBase
      component={ScreenLink}
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      sx={menuItemStyle}
    >
      <Icon />
      {label}
    </ButtonBase>
  );
}

/** A link to nowhere yet: it can be read, but neither pressed nor reached by Tab. */
function PlannedItem({ item: { label, icon: Icon } }: { item: MenuItem }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <a> without href is no link to a screen reader
    <Box component="a" role="link" aria-disabled="true" sx={plannedItemStyle}>
      <Icon />
      {label}{' '}
      <Box component="span" sx={{ typography: 'body2', fontStyle: 'italic', ml: 1 }}>
        wkrótce
      </Box>
    </Box>
  );
}

function isWithin({ sections, to }: MenuItem, pathname: string): boolean {
  return sections.some((path) => matchPath({ path, end: to === '/' }, pathname) !== null);
}
