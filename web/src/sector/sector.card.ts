import { mdiMapMarkerMultipleOutline } from '@mdi/js';
import type { SystemCard } from '../core/system-card.ts';
import { icon } from '../core/ui/icon.ts';
import { sectorPaths } from './sector.paths.ts';
import { sectorText } from './sector.text.ts';

/** The way to the sectors, which have no state. */
export const sectorSystemCard: SystemCard = {
  title: sectorText.title,
  icon: icon(mdiMapMarkerMultipleOutline, 'Sectors'),
  to: sectorPaths.list,
  text: sectorText.card,
};
