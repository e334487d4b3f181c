import { recordArea } from '../core/record/record-area.tsx';
import { feeKindPlace } from './fee-kind.paths.ts';

const help = 'oplaty#rodzaje-opłat';

/** The fee kinds in the browser: their screens belong to the fees, whose hub leads there. */
export const area = recordArea({
  place: feeKindPlace,
  help: { list: help, details: help, create: help, edit: help },
  plain: async () => (await import('./fee-kind.screens.ts')).feeKindScreens,
  // What an account owes, and what something costs, is shown with the names of the kinds.
  touches: { records: ['settlement', 'tariff', 'charge-run'], lists: ['tariff'] },
});
