import { recordArea } from '../core/record/record-area.tsx';
import { handoverPlace } from './handover.paths.ts';

const help = 'przekazanie-dzialki';

/** The handovers of plots in the browser: the list of the gardens leads to theirs. */
export const area = recordArea({
  place: handoverPlace,
  help: { list: help, details: help, create: help, edit: help },
  plain: async () => (await import('./handover.screens.ts')).handoverScreens,
  screens: {
    details: async () => (await import('./HandoverScreen.tsx')).HandoverScreen,
    create: async () => (await import('./form/BeginScreen.tsx')).BeginScreen,
    edit: async () => (await import('./form/ChangeScreen.tsx')).ChangeScreen,
  },
  touches: {
    records: [
      'assignment',
      'charge-run',
      'deadline',
      'debtor',
      'garden',
      'login',
      'membership',
      'party',
      'settlement',
      'waiting',
    ],
    lists: ['charge-run', 'debtor', 'login', 'party', 'settlement', 'waiting'],
  },
});
