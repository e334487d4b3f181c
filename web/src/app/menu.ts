import { isPrivileged, type Role } from '@grzadka/contract/core/roles';
import type { MenuItem } from '../core/area.ts';
import { paths } from '../core/paths.ts';
import {
  FeesIcon,
  HomeIcon,
  MessagesIcon,
  SystemIcon,
  TransactionsIcon,
} from '../core/ui/icons.ts';
import { areas } from './areas.ts';

const home: MenuItem = {
  label: 'Strona główna',
  icon: HomeIcon,
  to: paths.home,
  sections: [paths.home],
};

const management: readonly MenuItem[] = [
  ...areas.flatMap(({ menu }) => menu ?? []),
  planned('Opłaty', FeesIcon),
  planned('Transakcje', TransactionsIcon),
  planned('Wiadomości', MessagesIcon),
  planned('System', SystemIcon),
];

/** The main menu of a role; rank decides it. */
export function mainMenu(role: Role | undefined): readonly MenuItem[] {
  return isPrivileged(role) ? [home, ...management] : [home];
}

function planned(label: string, icon: MenuItem['icon']): MenuItem {
  return { label, icon, sections: [] };
}
