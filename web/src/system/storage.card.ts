import { storageCard } from '@grzadka/contract/system/storage.card';
import { mdiHarddisk } from '@mdi/js';
import { stateCard } from '../core/system-card.ts';
import { icon } from '../core/ui/icon.ts';
import { storageText } from './storage.text.ts';
import { systemPaths } from './system.paths.ts';

/** How much is free on the disk. */
export const storageSystemCard = stateCard(storageCard, {
  title: storageText.title,
  icon: icon(mdiHarddisk, 'Storage'),
  to: systemPaths.storage,
  sentence: ({ level, freeBytes }) =>
    freeBytes === null
      ? storageText.unknownFree
      : [storageText.freeIs(freeBytes), storageText.advice[level]].filter(Boolean).join(' '),
});
