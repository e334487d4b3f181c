import { isPrivileged, type Role } from '@grzadka/contract/core/access/roles';
import { mdiHomeOutline } from '@mdi/js';
import type { Area, MenuItem } from '../core/area.ts';
import { paths } from '../core/paths.ts';
import { icon } from '../core/ui/icon.ts';

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
