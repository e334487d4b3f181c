import { accountArea } from '../account/account.area.ts';
import { assignmentArea } from '../assignment/assignment.area.ts';
import { auditArea } from '../audit/audit.area.ts';
import { backupArea } from '../backup/backup.area.ts';
import type { Area } from '../core/area.ts';
import { documentArea } from '../document/document.area.ts';
import { gardenArea } from '../garden/garden.area.tsx';
import { helpArea } from '../help/help.area.ts';
import { importArea } from '../import/import.area.ts';
import { loginArea } from '../login/login.area.ts';
import { meterArea } from '../meter/meter.area.tsx';
import { newsArea } from '../news/news.area.ts';
import { noticeArea } from '../notice/notice.area.ts';
import { pageArea } from '../page/page.area.ts';
import { partyArea } from '../party/party.area.tsx';
import { plannedArea } from '../planned/planned.area.tsx';
import { settingsArea } from '../settings/settings.area.ts';
import { sectorArea } from '../sector/sector.area.ts';
import { systemArea } from '../system/system.area.ts';
import { zoneArea } from '../zone/zone.area.ts';

const loadGardenField = async () => (await import('../garden/GardenField.tsx')).GardenField;
const loadHolders = async () => (await import('../assignment/AssignmentsOf.tsx')).HoldersOfGarden;
const loadSections = async () => (await import('./PartySections.tsx')).PartySections;

/** Every area, in the order of the main menu; those without an item in it come last. */
export const areas: readonly Area[] = [
  newsArea,
  noticeArea,
  pageArea,
  partyArea({ loadSections }),
  gardenArea({ loadHolders }),
  meterArea({ loadGardenField }),
  documentArea,
  plannedArea,
  systemArea,
  loginArea,
  assignmentArea,
  sectorArea,
  zoneArea,
  importArea,
  backupArea,
  accountArea,
  settingsArea,
  auditArea,
  helpArea,
];
