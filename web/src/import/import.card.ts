import { mdiTableArrowUp } from '@mdi/js';
import { paths } from '../core/paths.ts';
import type { SystemCard } from '../core/system-card.ts';
import { icon } from '../core/ui/icon.ts';
import { importText } from './import.text.ts';

/** Where spreadsheets are taken in. */
export const importSystemCard: SystemCard = {
  title: importText.title,
  icon: icon(mdiTableArrowUp, 'Import'),
  to: paths.import,
  text: importText.card,
};
