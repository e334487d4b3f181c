import { isPrivileged, type Role } from '@grzadka/contract/core/access/roles';
import { mdiHomeOutline } from '@mdi/js';
import type { MenuItem } from '../core/area.ts';
import { paths } from '../core/paths.ts';
import { icon } from '../core/ui/icon.ts';
import { areas } from './areas.ts';

const home: MenuItem = {
  place: 0,
  label: 'Strona główna',
  icon: icon(mdiHomeOutline, 'Home'),
  to: paths.home,
  sections: [paths.home],
};

const management: readonly MenuItem[] = areas
  .flatMap(({ menu }) => menu ?? [])
  .toSorted((one, other) => one.place - other.place);

/** The main menu of a role; rank decides it. */
export function mainMenu(role: Role | undefined): readonly MenuItem[] {
  return isPrivileged(role) ? [home, ...management] : [home];
}
