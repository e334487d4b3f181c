import { defineArea } from '../core/area.ts';
import { area as areas } from './garden-area.area.ts';

/** What was declared of a garden from when on, in the browser: shown where its areas are, and read together with them. */
export const area = defineArea({
  ...areas,
  name: 'garden-fact',
  touches: { records: [areas.name] },
});
