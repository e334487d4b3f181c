import { isPrivileged, type Role } from '@grzadka/contract/core/roles';
import {
  mdiBankTransfer,
  mdiCogOutline,
  mdiEmailOutline,
  mdiHomeOutline,
  mdiReceiptTextOutline,
} from '@mdi/js';
import type { MenuItem } from '../core/area.ts';
import { paths } from '../core/paths.ts';
import { icon } from '../core/ui/icon.ts';
import { areas } from './areas.ts';

const FeesIcon = icon(mdiReceiptTextOutline, 'Fees');
const HomeIcon = icon(mdiHomeOutline, 'Home');
const MessagesIcon = icon(mdiEmailOutline, 'Messages');
const SystemIcon = icon(mdiCogOutline, 'System');
const TransactionsIcon = icon(mdiBankTransfer, 'Transactions');

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

function planned(label: string, own: MenuItem['icon']): MenuItem {
  return { label, icon: own, sections: [] };
}
