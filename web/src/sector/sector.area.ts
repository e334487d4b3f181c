import { defineArea, screen } from '../core/area.ts';
import { sectorPaths } from './sector.paths.ts';

/** The sectors in the browser: a screen behind 'System'. */
export const area = defineArea({
  name: 'sector',
  routes: [
    {
      permission: 'sector:read',
      screens: [
        screen(
          sectorPaths.list,
          'sektory',
          async () => (await import('./SectorListScreen.tsx')).SectorListScreen,
        ),
      ],
    },
  ],
  // Wherever a garden is shown, so is the name of its sector.
  touches: { records: ['garden', 'assignment', 'settlement'], lists: ['garden', 'settlement'] },
});
