import { recordArea } from '../core/record/record-area.tsx';
import { zonePlace } from './zone.paths.ts';

const help = 'odczyty#straty-wody-i-energii';

/** The zones in the browser: their screens belong to the meters, above whose list the way to them stands. */
export const area = recordArea({
  place: zonePlace,
  help: { list: help, details: help, create: help, edit: help },
  plain: async () => (await import('./zone.screens.ts')).zoneScreens,
  screens: { details: async () => (await import('./ZoneScreen.tsx')).ZoneScreen },
  // The details of a meter name its zone, and the list of meters is narrowed to one.
  touches: { records: ['meter'], lists: ['meter'] },
});
