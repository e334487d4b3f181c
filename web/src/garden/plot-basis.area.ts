import { defineArea } from '../core/area.ts';
import { recordPath } from '../core/record/record-path.ts';
import { gardenPlace } from './garden.paths.ts';

/** How large a garden is from when on, in the browser: its garden's details tell it. */
export const areas = defineArea({
  name: 'garden-area',
  details: (_, gardenId) =>
    gardenId === undefined ? undefined : recordPath(gardenPlace.screens.details, gardenId),
});

/** What was declared of a garden from when on: shown where its areas are, and read together with them. */
export const facts = defineArea({
  ...areas,
  name: 'garden-fact',
  touches: { records: [areas.name] },
});

/** Both, for the list of the areas. */
export const area = [areas, facts];
