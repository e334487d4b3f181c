import { isPrivileged, type Role } from '@grzadka/contract/core/access/roles';
import { mdiHomeOutline } from '@mdi/js';
import { use } from 'react';
import { type Area, AreasContext, type MenuItem } from '../../core/area.ts';
import { isAt } from '../../core/navigation/match-screens.ts';
import { useLocation } from '../../core/navigation/place.ts';
import { paths } from '../../core/paths.ts';
import { icon } from '../../core/ui/icon.ts';
import { ScreenLink } from '../../core/ui/loading/ScreenLink.tsx';
import { useSession } from '../../session/session.ts';
import styles from './MainMenu.module.css';

const home: MenuItem = {
  place: 0,
  label: 'Strona główna',
  icon: icon(mdiHomeOutline, 'Home'),
  to: paths.home,
  sections: [paths.home],
};

/** The main menu of a role, of the areas that are known; rank decides it. */
export function mainMenu(role: Role | undefined, areas: readonly Area[]): readonly MenuItem[] {
  if (!isPrivileged(role)) return [home];
  const management = areas.flatMap(({ menu }) => menu ?? []);
  return [home, ...management.toSorted((one, other) => one.place - other.place)];
}

/** The main menu: what the role of the person signed in opens. */
export function MainMenu() {
  const { role } = useSession();
  const areas = use(AreasContext);
  const { pathname } = useLocation();
  return (
    <nav aria-label="Menu główne">
      <ul className={styles['menu']}>
        {mainMenu(role, areas).map((item) => {
          const isCurrent = isWithin(item, pathname);
          return (
            <li key={item.label} ref={isCurrent ? bringIntoView : undefined}>
              <LinkItem item={item} isCurrent={isCurrent} />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface LinkItemProps {
  item: MenuItem;
  isCurrent: boolean;
}

function LinkItem({ item: { label, icon: Icon, to }, isCurrent }: LinkItemProps) {
  return (
    <ScreenLink to={to} aria-current={isCurrent ? 'page' : undefined} className={styles['item']}>
      <Icon />
      {label}
    </ScreenLink>
  );
}

/**
 * In a low window the panel of the menu scrolls, and its last entries are below the edge. Not by `scrollIntoView`, after
 * which the next Tab goes on from the entry (Chromium since 150) instead of beginning at the link to the content. Where
 * the entry is, the browser says once it has laid the screen out: asked for at once, it would lay out half a screen first.
 */
function bringIntoView(item: HTMLElement | null): (() => void) | undefined {
  const panel = item?.closest('nav')?.parentElement;
  if (!item || !panel || !('IntersectionObserver' in globalThis)) return undefined;
  const observer = new IntersectionObserver(
    ([seen]) => {
      observer.disconnect();
      const below = (seen?.boundingClientRect.bottom ?? 0) - (seen?.rootBounds?.bottom ?? 0);
      if (below > 0) panel.scrollTop += Math.ceil(below);
    },
    { root: panel },
  );
  observer.observe(item);
  return () => observer.disconnect();
}

function isWithin({ sections, to }: MenuItem, pathname: string): boolean {
  return sections.some((path) => isAt(path, pathname, { end: to === '/' }));
}
