import { defineArea, screen } from '../core/area.ts';
import { zonePaths, zonePatterns } from './zone.paths.ts';

/** The zones in the browser: their screens belong to the meters, above whose list the way to them stands. */
export const zoneArea = defineArea({
  name: 'zone',
  routes: [
    {
      permission: 'zone:read',
      screens: [
        screen(
          zonePatterns.list,
          'odczyty#straty-wody-i-energii',
          async () => (await import('./ZoneListScreen.tsx')).ZoneListScreen,
        ),
        screen(
          zonePatterns.details,
          'odczyty#straty-wody-i-energii',
          async () => (await import('./ZoneScreen.tsx')).ZoneScreen,
        ),
      ],
    },
    {
      permission: 'zone:write',
      screens: [
        screen(
          zonePatterns.create,
          'odczyty#straty-wody-i-energii',
          async () => (await import('./ZoneCreateScreen.tsx')).ZoneCreateScreen,
        ),
        screen(
          zonePatterns.edit,
          'odczyty#straty-wody-i-energii',
          async () => (await import('./ZoneEditScreen.tsx')).ZoneEditScreen,
        ),
      ],
    },
  ],
  details: zonePaths.details,
  // The details of a meter name its zone, and the list of meters is narrowed to one.
  touches: { records: ['meter'], lists: ['meter'] },
});
