import { backupCard } from '@grzadka/contract/backup/backup.card';
import { consistencyCard } from '@grzadka/contract/consistency/consistency.card';
import { personalDataCard } from '@grzadka/contract/personal-data/personal-data.card';
import { settingsCard } from '@grzadka/contract/settings/settings.card';
import { jobsCard } from '@grzadka/contract/system/jobs.card';
import { sessionsCard } from '@grzadka/contract/system/sessions.card';
import { storageCard } from '@grzadka/contract/system/storage.card';
import {
  mdiAccountLockOutline,
  mdiAccountMultipleOutline,
  mdiBackupRestore,
  mdiClipboardCheckOutline,
  mdiCogSyncOutline,
  mdiHarddisk,
  mdiHistory,
  mdiMapMarkerMultipleOutline,
  mdiTableArrowUp,
  mdiTuneVariant,
} from '@mdi/js';
import { auditPaths } from '../audit/audit.paths.ts';
import { auditText } from '../audit/audit.text.ts';
import { backupPaths } from '../backup/backup.paths.ts';
import { backupSentence, backupText } from '../backup/backup.text.ts';
import { consistencySentence, consistencyText } from '../consistency/consistency.text.ts';
import { paths } from '../core/paths.ts';
import { icon } from '../core/ui/icon.ts';
import { latePart } from '../core/ui/loading/late-part.tsx';
import { importText } from '../import/import.text.ts';
import { personalDataPaths } from '../personal-data/personal-data.paths.ts';
import { personalDataSentence, personalDataText } from '../personal-data/personal-data.text.ts';
import { sectorPaths } from '../sector/sector.paths.ts';
import { sectorText } from '../sector/sector.text.ts';
import { settingsPaths } from '../settings/settings.paths.ts';
import { settingsSentence, settingsText } from '../settings/settings.text.ts';
import { type SystemCard, stateCard } from './card-definition.ts';
import { jobsSentence, jobsText } from './jobs/jobs.text.ts';
import { sessionsText } from './sessions.text.ts';
import { storageSentence, storageText } from './storage.text.ts';
import { systemPaths } from './system.paths.ts';

/** The cards of the screen 'System' in their order: docs/recipes.md, "Add a card". */
export const systemCards: readonly SystemCard[] = [
  {
    title: auditText.list,
    icon: icon(mdiHistory, 'Audit'),
    to: auditPaths.list,
    text: auditText.card,
  },
  stateCard(settingsCard, {
    title: settingsText.title,
    icon: icon(mdiTuneVariant, 'Settings'),
    to: settingsPaths.form,
    sentence: settingsSentence,
  }),
  {
    title: sectorText.title,
    icon: icon(mdiMapMarkerMultipleOutline, 'Sectors'),
    to: sectorPaths.list,
    text: sectorText.card,
  },
  {
    title: importText.title,
    icon: icon(mdiTableArrowUp, 'Import'),
    to: paths.import,
    text: importText.card,
  },
  stateCard(jobsCard, {
    title: jobsText.screen,
    icon: icon(mdiCogSyncOutline, 'Jobs'),
    to: systemPaths.jobs,
    sentence: jobsSentence,
  }),
  stateCard(backupCard, {
    title: backupText.title,
    icon: icon(mdiBackupRestore, 'Backups'),
    to: backupPaths.list,
    sentence: backupSentence,
  }),
  stateCard(storageCard, {
    title: storageText.title,
    icon: icon(mdiHarddisk, 'Storage'),
    to: systemPaths.storage,
    sentence: storageSentence,
  }),
  stateCard(sessionsCard, {
    title: sessionsText.title,
    icon: icon(mdiAccountMultipleOutline, 'Sessions'),
    to: systemPaths.sessions,
    sentence: ({ logins, sessions }) => sessionsText.counts(logins, sessions),
  }),
  stateCard(personalDataCard, {
    title: personalDataText.title,
    icon: icon(mdiAccountLockOutline, 'PersonalData'),
    to: personalDataPaths.screen,
    sentence: personalDataSentence,
  }),
  stateCard(consistencyCard, {
    title: consistencyText.title,
    icon: icon(mdiClipboardCheckOutline, 'Consistency'),
    dialog: latePart(
      async () => (await import('../consistency/ConsistencyDialog.tsx')).ConsistencyDialog,
    ),
    sentence: consistencySentence,
  }),
];
