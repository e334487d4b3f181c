import { defineArea, screen } from '../core/area.ts';
import { recordPath } from '../core/record/record-path.ts';
import { costPlace } from './cost.paths.ts';

const { list, details, edit } = costPlace.screens;
const help = 'transakcje#koszty';

/** The costs in the browser: the transactions lead there. */
export const area = defineArea({
  name: costPlace.name,
  routes: [
    {
      permission: costPlace.permissions.read,
      screens: [
        screen(list, help, async () => (await import('./CostListScreen.tsx')).CostListScreen),
        screen(details, help, async () => (await import('./CostScreen.tsx')).CostScreen),
      ],
    },
    {
      permission: costPlace.permissions.write,
      screens: [
        screen(edit, help, async () => (await import('./CostEditScreen.tsx')).CostEditScreen),
      ],
    },
  ],
  details: (id) => recordPath(details, id),
  // A cost may move to another year by the day of its document.
  touches: { records: ['report', 'charge-run'] },
});
