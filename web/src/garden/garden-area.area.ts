import { defineArea } from '../core/area.ts';
import { recordPath } from '../core/record/record-path.ts';
import { gardenPlace } from './garden.paths.ts';

/** How large a garden is from when on, in the browser: its garden's details tell it. */
export const area = defineArea({
  name: 'garden-area',
  details: (_, gardenId) =>
    gardenId === undefined ? undefined : recordPath(gardenPlace.screens.details, gardenId),
});
