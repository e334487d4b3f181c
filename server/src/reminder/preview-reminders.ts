import { addDays } from '@grzadka/contract/core/time/calendar-steps';
import { dayInFigures } from '@grzadka/contract/core/time/in-figures';
import { gardenToday } from '@grzadka/contract/core/time/time-zone';
import { daysLate } from '@grzadka/contract/core/time/working-days';
import {
  type AccountLeftOut,
  daysAhead,
  type RemindedAccount,
  type ReminderPreview,
  type ReminderRequest,
  reminderRefusals,
} from '@grzadka/contract/reminder/reminder.model';
import { whyNotReminded } from '@grzadka/contract/reminder/reminder-rule';
import type { Kysely } from 'kysely';
import type { Database } from '#src/core/database/tables.ts';
import { invalidFields } from '#src/core/errors/app-error.ts';
import { type AccountInArrears, countClear, readArrears, readTerms } from './arrears.repo.ts';

/** Whom reminders of a level would go to on a day, and why each other account that owes is left out. 400 for another day. */
export async function previewReminders(
  db: Kysely<Database>,
  asked: ReminderRequest,
): Promise<ReminderPreview> {
  return { ...(await judgeArrears(db, asked)), clear: await countClear(db, asked) };
}

/** The accounts that would be reminded, and the others that owe, with the reason of each. 400 for a day that is over, or far ahead. */
export async function judgeArrears(
  db: Kysely<Database>,
  { day, level, filters }: ReminderRequest,
): Promise<Omit<ReminderPreview, 'clear'>> {
  requireNear(day);
  const terms = await readTerms(db);
  const reminded: RemindedAccount[] = [];
  const leftOut: AccountLeftOut[] = [];
  for (const account of await readArrears(db, { day, level, filters, terms })) {
    const whyNot = whyNotReminded({ level, day }, account, terms);
    const shown = shownOf(account, day);
    if (whyNot === null) reminded.push(shown);
    else leftOut.push({ ...shown, whyNot });
  }
  return { reminded, leftOut };
}

function requireNear(day: string): void {
  const today = gardenToday();
  const last = addDays(today, daysAhead);
  if (day < today || day > last) {
    throw invalidFields({ day: reminderRefusals.day(dayInFigures(last)) });
  }
}

function shownOf(account: AccountInArrears, day: string): RemindedAccount {
  const { settlementId, reference, garden, holders, amount, overdueSince, reached, lastOn } =
    account;
  const days = daysLate(overdueSince, day);
  return { settlementId, reference, garden, holders, amount, overdueSince, days, reached, lastOn };
}
