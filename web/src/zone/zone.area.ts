import { defineArea } from '../core/area.ts';
import { zonePaths } from './zone.paths.ts';

/** The zones in the browser. */
export const zoneArea = defineArea({
  name: 'zone',
  // The details of a meter name its zone.
  touches: { records: ['meter'] },
  details: zonePaths.details,
});
