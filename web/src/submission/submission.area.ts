import { defineArea, screen } from '../core/area.ts';
import { paths } from '../core/paths.ts';
import { submissionArea, submissionPaths } from './submission.paths.ts';

/** The readings that holders reported, and what becomes of them, in the browser. */
export const area = defineArea({
  name: submissionArea,
  routes: [
    {
      permission: 'submission:decide',
      screens: [
        screen(
          paths.submissions,
          'odczyty#zgłoszenia-odczytów',
          async () => (await import('./SubmissionQueueScreen.tsx')).SubmissionQueueScreen,
        ),
        screen(
          submissionPaths.all,
          'odczyty#wszystkie-zgłoszenia',
          async () => (await import('./SubmissionListScreen.tsx')).SubmissionListScreen,
        ),
      ],
    },
  ],
  // What is taken is a reading.
  touches: { records: ['meter', 'garden', 'zone', 'own'], lists: ['meter', 'zone'] },
});
