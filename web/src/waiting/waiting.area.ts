import { recordArea } from '../core/record/record-area.tsx';
import { waitingPlace } from './waiting.paths.ts';

const help = 'dzialki#oczekujący';

/** The waiting list in the browser: the way there stands above the list of the gardens. */
export const area = recordArea({
  place: waitingPlace,
  help: { list: help, details: help, create: help, edit: help },
  plain: async () => (await import('./waiting.screens.ts')).waitingScreens,
  screens: {
    details: async () => (await import('./WaitingScreen.tsx')).WaitingScreen,
    create: async () => (await import('./WaitingFormScreens.tsx')).WaitingCreateScreen,
    edit: async () => (await import('./WaitingFormScreens.tsx')).WaitingEditScreen,
  },
  touches: { records: ['deadline'] },
});
