import { isPrivileged, type Role } from '@grzadka/contract/core/roles';
import type { PageId } from '@grzadka/contract/page/page.model';
import type { SvgIcon } from '@mui/material';
import {
  AuthoritiesIcon,
  ContactIcon,
  FeesIcon,
  FeesPageIcon,
  FilesIcon,
  GardensIcon,
  HomeIcon,
  MessagesIcon,
  MetersIcon,
  NewsIcon,
  NoticesIcon,
  PartiesIcon,
  SystemIcon,
  TransactionsIcon,
} from '../core/ui/icons.ts';
import { paths, routePatterns } from './paths.ts';

export interface MenuEntry {
  readonly label: string;
  readonly icon: typeof SvgIcon;
  /** Where it leads; without it the entry is shown as not yet available. */
  readonly to?: string;
  /** The paths at which the entry is the current one. */
  readonly sections: readonly string[];
}

const home: MenuEntry = {
  label: 'Strona główna',
  icon: HomeIcon,
  to: paths.home,
  sections: [routePatterns.home],
};

const management: readonly MenuEntry[] = [
  area('Aktualności', NewsIcon, paths.news),
  area('Ogłoszenia', NoticesIcon, paths.notices),
  fixedPage('Podstrona opłaty', FeesPageIcon, 'oplaty'),
  fixedPage('Podstrona władze', AuthoritiesIcon, 'wladze'),
  fixedPage('Podstrona kontakt', ContactIcon, 'kontakt'),
  area('Podmioty', PartiesIcon, paths.parties, [
    routePatterns.partyCreate,
    routePatterns.partyEdit,
    routePatterns.partyDetails,
  ]),
  area('Działki', GardensIcon, paths.gardens, [routePatterns.gardenDetails]),
  area('Liczniki', MetersIcon, paths.meters, [routePatterns.addMeasurement]),
  area('Dokumenty', FilesIcon, paths.files, [routePatterns.fileUpload, routePatterns.fileEdit]),
  planned('Opłaty', FeesIcon),
  planned('Transakcje', TransactionsIcon),
  planned('Wiadomości', MessagesIcon),
  planned('System', SystemIcon),
];

/** The main menu of a role; rank decides it. */
export function mainMenu(role: Role | undefined): readonly MenuEntry[] {
  return isPrivileged(role) ? [home, ...management] : [home];
}

function area(
  label: string,
  icon: MenuEntry['icon'],
  to: string,
  screens: readonly string[] = [],
): MenuEntry {
  return { label, icon, to, sections: [to, ...screens] };
}

function fixedPage(label: string, icon: MenuEntry['icon'], pageId: PageId): MenuEntry {
  return area(label, icon, paths.pageVersions(pageId));
}

function planned(label: string, icon: MenuEntry['icon']): MenuEntry {
  return { label, icon, sections: [] };
}
