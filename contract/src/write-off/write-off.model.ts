import * as z from 'zod/mini';
import { chosenRecord, id, text } from '../core/fields.ts';
import { messages } from '../core/messages.ts';

/** How many parts of debts are written off at once, at most. */
const mostParts = 100;

/** The form of 'Umorzenie': which open parts, all of one account, why, and by which resolution. */
export const writeOffForm = z.object({
  partIds: z
    .array(id, 'Zaznacz, co umorzyć')
    .check(
      z.minLength(1, 'Zaznacz, co umorzyć'),
      z.maxLength(mostParts, messages.tooManyRecords(mostParts)),
    ),
  /** The words become part of the ledger, and name nobody. */
  reason: text({ max: 200, empty: 'Napisz, dlaczego' }),
  resolutionId: chosenRecord('Wybierz uchwałę'),
});

/** What is sent of it. A known `clientKey` writes off nothing and answers as the first time. */
export const writeOffCreate = z.extend(writeOffForm, { clientKey: z.uuid(messages.invalidValue) });

export type WriteOffCreate = z.output<typeof writeOffCreate>;

/** Why nothing is written off: docs/product/payments.md#write-offs. */
export const writeOffRefusals = {
  otherAccount: 'Wybrane należności są z różnych kont rozliczeniowych. Umarzaj każde osobno.',
  gone: 'Którejś z wybranych należności już nie ma. Odśwież stronę i zaznacz ponownie.',
  nothingOpen:
    'Z którejś z wybranych należności nie zostało już nic do zapłaty. Odśwież stronę i zaznacz ponownie.',
  otherKey:
    'To umorzenie zapisano już z innymi danymi. Odśwież stronę i sprawdź konto rozliczeniowe.',
} as const;

/** The words of what was written off, as they stand in the ledger. */
export function writeOffWords({ reason, resolution }: { reason: string; resolution: string }) {
  return `Umorzenie: ${reason} – uchwała ${resolution}`;
}
