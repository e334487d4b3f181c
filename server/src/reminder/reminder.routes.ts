import { reminderEndpoints } from '@grzadka/contract/reminder/reminder.endpoints';
import type { AppContext } from '#src/core/http/app-context.ts';
import { createReminder } from './create-reminder.ts';
import { listGivenReminders } from './given-reminders.repo.ts';
import { previewReminders } from './preview-reminders.ts';
import { recordLook } from './record-look.ts';

/** The calls of reminders. */
export function routes({ serve, db }: AppContext): void {
  serve(reminderEndpoints.preview, async ({ body, caller }) => {
    const shown = await previewReminders(db, body);
    await recordLook(db, body, { shown, caller });
    return shown;
  });

  serve(reminderEndpoints.create, ({ body, caller }) => createReminder(db, { ...body, caller }));

  serve(reminderEndpoints.ofSettlement, ({ params }) => listGivenReminders(db, params));
}
