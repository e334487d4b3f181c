import { defineArea, screen } from '../core/area.ts';
import { reminderArea, remindersPath } from './reminder.paths.ts';

/** Reminders in the browser: the fees lead there, and an account shows its own. */
export const area = defineArea({
  name: reminderArea,
  routes: [
    {
      permission: 'debtor:read',
      screens: [
        screen(
          remindersPath,
          'oplaty#wezwania',
          async () => (await import('./RemindersScreen.tsx')).RemindersScreen,
        ),
      ],
    },
  ],
  // It begins as a message.
  touches: { records: ['message'], lists: ['message'] },
});
