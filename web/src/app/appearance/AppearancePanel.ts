import { mdiThemeLightDark } from '@mdi/js';
import { icon } from '../../core/ui/icon.ts';
import { latePart } from '../../core/ui/loading/late-part.tsx';

export const AppearanceIcon = icon(mdiThemeLightDark, 'Appearance');

/** The choice of colours and type, fetched when it is opened or nothing else is to do. */
export const AppearancePanel = latePart(
  async () => (await import('./AppearanceDialog.tsx')).AppearanceDialog,
);
